import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType, typesOf } from './describe-type.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { FlatSchema, SchemaAlternatives } from './flatten-schema.ts';
import { isObject } from '../value/json-value.ts';
import type { Say } from '../value/say.ts';
import { refName } from './ref-name.ts';
import { findEntry } from '@octavo/core/browser';

/** One alternative of a choice. */
export interface Option {
  /** Unique within the choice. */
  label: string;
  schema: Schema;
  /** The value of the discriminating property that selects it. */
  value?: string;
}

/**
 * Lists a choice's alternatives by a name that a reader knows: the title, the discriminator's value, the reference, else the type.
 * `null` is none of them where it says nothing of itself: the type says it.
 */
export function listOptions(choice: SchemaAlternatives, table: SchemaTable, say?: Say): Option[] {
  const used = new Map<string, number>();
  const findMapped = createMappedFinder(choice);
  return choice.options
    .map((schema) => ({ schema, flat: flattenSchema(schema, table) }))
    .filter(({ flat }) => !isNull(flat) || findTitle(flat) !== undefined || isDescribed(flat))
    .map(({ schema, flat }) => {
      const value = findValue(choice, schema, { flat, table, findMapped });
      const name = findTitle(flat) ?? value ?? findRef(schema) ?? describeType(schema, table, say);
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return { label: count === 1 ? name : `${name} ${count}`, schema, ...(value !== undefined && { value }) };
    });
}

/** Whether nothing but `null` fits. Told by its own words alone: of a hundred alternatives each may have a hundred. */
function isNull(flat: FlatSchema): boolean {
  if (flat.schema === false) return false;
  const types = typesOf(flat.schema);
  if (types.length > 0) return types.every((type) => type === 'null');
  if (flat.choices.length > 0) return false;
  const { const: constant, enum: values } = flat.schema;
  return (
    constant === null || (constant === undefined && Array.isArray(values) && values.length > 0 && values.every((value) => value === null))
  );
}

function findRef(schema: Schema): string | undefined {
  const ref = isObject(schema) ? schema['$ref'] : undefined;
  return typeof ref === 'string' ? refName(ref) : undefined;
}

function findTitle({ schema }: FlatSchema): string | undefined {
  const title = schema === false ? undefined : schema['title'];
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}

function isDescribed({ schema }: FlatSchema): boolean {
  return schema !== false && typeof schema['description'] === 'string';
}

/** Makes what finds the first value that a mapping has for a reference. */
function createMappedFinder({ discriminator }: SchemaAlternatives): (ref: string) => string | undefined {
  const positions = new Map<unknown, number>();
  const entries = Object.entries(discriminator?.mapping ?? {});
  for (const [index, [, target]] of entries.entries()) if (!positions.has(target)) positions.set(target, index);
  return (ref) => {
    const found = [ref, refName(ref)].flatMap((target) => positions.get(target) ?? []);
    return found.length === 0 ? undefined : entries[Math.min(...found)]?.[0];
  };
}

/** A mapping names the schema by its reference or by its bare name (OpenAPI 3.2, 4.25); without one, the property's `const` does. */
function findValue(
  { discriminator }: SchemaAlternatives,
  schema: Schema,
  { flat, table, findMapped }: { flat: FlatSchema; table: SchemaTable; findMapped: (ref: string) => string | undefined },
): string | undefined {
  if (discriminator === undefined) return undefined;
  const ref = isObject(schema) ? schema['$ref'] : undefined;
  if (typeof ref === 'string') {
    const mapped = findMapped(ref);
    if (mapped !== undefined) return mapped;
  }
  const properties = flat.schema === false ? undefined : flat.schema['properties'];
  const property = isObject(properties) ? findEntry(properties, discriminator.property) : undefined;
  const tag = flattenSchema(isObject(property) ? property : true, table).schema;
  if (tag === false) return typeof ref === 'string' ? refName(ref) : undefined;
  const fixed = tag['const'] ?? (Array.isArray(tag['enum']) && tag['enum'].length === 1 ? tag['enum'][0] : undefined);
  return typeof fixed === 'string' ? fixed : typeof ref === 'string' ? refName(ref) : undefined;
}
