import type { Say } from '../value/say.ts';
import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { toList } from '../value/json-value.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { FlatSchema, SchemaAlternatives } from './flatten-schema.ts';
import type { Direction } from './list-fields.ts';
import { listFields } from './list-fields.ts';
import { isNested } from './is-nested.ts';
import { listLimits } from './list-limits.ts';
import { listOptions } from './list-options.ts';

/** A flat schema that is told of in the row of another. */
export interface PlainPart {
  /** `item`: of each item of the list; an alternative has a label beside. */
  of: 'value' | 'item';
  /** Which alternative it is, where there are several. */
  label?: string;
  schema: JsonObject;
}

/** More levels of lists, and alternatives, than a row can tell of. */
const [MOST_LEVELS, MOST_OPTIONS] = [4, 50];

/** Where the schema of a row stands, and the language in which its alternatives without a name are named. */
interface RowScope {
  table: SchemaTable;
  direction: Direction;
  say?: Say;
}

/**
 * Lists the schemas whose facts stand in one row: the row's own, that of a list's items, and alternatives that are no more than plain
 * values. Fields and alternatives that have fields are shown below the row instead.
 */
export function listPlainParts(schema: Schema, { table, direction, say }: RowScope): PlainPart[] {
  const seen = new Set<string>();
  const visit = (one: Schema, at: Omit<PlainPart, 'schema'>, level: number): PlainPart[] => {
    const flat = flattenSchema(one, table);
    const [ref] = flat.refs;
    if (flat.schema === false || level > MOST_LEVELS || (ref !== undefined && seen.has(ref))) return [];
    if (ref !== undefined) seen.add(ref);
    const [item, ...others] = listFields(flat.schema, table, direction);
    return [
      { ...at, schema: withDocumentedValues(flat, table) },
      ...(item?.kind === 'item' && others.length === 0 ? visit(item.schema, { ...at, of: 'item' }, level + 1) : []),
      ...flat.choices.flatMap((choice) => visitChoice(choice, at, level + 1)),
    ];
  };
  const visitChoice = (choice: SchemaAlternatives, at: Omit<PlainPart, 'schema'>, level: number): PlainPart[] => {
    const options = listOptions(choice, table, say);
    const [only] = options;
    if (only !== undefined && options.length === 1) return visit(only.schema, at, level);
    if (findDocumentedValues(choice, table) !== undefined) return [];
    // What was looked into for one of them had nothing to show below.
    const known = new Set<string>();
    const isDrawn = options.length > MOST_OPTIONS || options.some((option) => isNested(option.schema, table, direction, known));
    return isDrawn ? [] : options.flatMap((option) => visit(option.schema, { ...at, label: option.label }, level));
  };
  return visit(schema, { of: 'value' }, 0);
}

/** The description of a row: its schema's own, else that of the only thing it can be. */
export function findPartDescription(parts: readonly PlainPart[]): string | undefined {
  return parts
    .filter(({ of, label }) => of === 'value' && label === undefined)
    .map(({ schema }) => schema['description'])
    .find((description) => typeof description === 'string');
}

/** What bounds the values of a row, in words that stand after its type: `1 to 10 items, each 1 to 64 characters`. */
export function describeLimits(parts: readonly PlainPart[], say: Say): string {
  const limits = parts
    .filter(({ label }) => label === undefined)
    .flatMap(({ of, schema }) => listLimits(schema, say).map((limit) => (of === 'item' ? say('each {limit}', { limit }) : limit)));
  return [...new Set(limits)].join(', ');
}

/** Alternatives that are one value each are how JSON Schema documents an `enum`. */
function withDocumentedValues({ schema, choices }: FlatSchema, table: SchemaTable): JsonObject {
  // Beside alternatives a discriminator is told of with them.
  const { discriminator, ...own } = schema === false ? {} : schema;
  const [values = {}] = choices.flatMap((choice): JsonObject[] => [findDocumentedValues(choice, table) ?? {}]);
  return { ...own, ...(choices.length === 0 && discriminator !== undefined && { discriminator }), ...narrowValues(values, own['enum']) };
}

/** Of documented values those that the schema itself allows; all of them where it allows none of these. */
function narrowValues(documented: JsonObject, allowed: Json | undefined): JsonObject {
  const known = new Set(toList(allowed).map((value) => JSON.stringify(value)));
  const isKept = toList(documented['enum']).map((value) => known.has(JSON.stringify(value)));
  if (!isKept.includes(true)) return documented;
  return Object.fromEntries(Object.entries(documented).map(([name, list]) => [name, toList(list).filter((_, index) => isKept[index])]));
}

function findDocumentedValues({ options }: SchemaAlternatives, table: SchemaTable): JsonObject | undefined {
  if (options.length < 2 || options.length > MOST_OPTIONS * 10) return undefined;
  const all = options.map((option) => flattenSchema(option, table).schema).filter((one) => one !== false);
  if (all.length < options.length || !all.every((one) => 'const' in one)) return undefined;
  return {
    enum: all.map((one) => one['const'] ?? null),
    'x-enum-varnames': all.map((one) => one['title'] ?? ''),
    'x-enumDescriptions': all.map((one) => one['description'] ?? ''),
  };
}
