import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { typesOf } from '../schema/describe-type.ts';
import { flattenSchema, toSchema } from '../schema/flatten-schema.ts';
import type { FlatSchema, SchemaAlternatives } from '../schema/flatten-schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject, toList } from '../value/json-value.ts';

/** A schema as it is compared: its references and `allOf` merged, `null` told apart from what else it allows. */
export interface SchemaShape extends Pick<FlatSchema, 'conditions' | 'name'> {
  /** False where no value fits. */
  schema: JsonObject | false;
  /** Without `null`; empty for any type. */
  types: string[];
  isNullable: boolean;
  /** Only those with several alternatives beside `null`. */
  choices: SchemaAlternatives[];
  /** How many schemas it was merged from. */
  parts: number;
  /** Whether some alternatives were left out. */
  isCut: boolean;
}

/** More alternatives than are told apart. */
const MOST_OPTIONS = 300;

/** Reads a schema for comparing: `anyOf: [A, null]`, `type: [T, null]` and `nullable` are one thing. */
export function toSchemaShape(schema: Schema | undefined, table: SchemaTable): SchemaShape {
  const flat = flattenSchema(schema, table);
  let { parts } = flat;
  let isNullable = false;
  const isCut = flat.choices.some(({ options }) => options.length > MOST_OPTIONS);
  const choices: SchemaAlternatives[] = [];
  const merged: Schema[] = [];
  for (const choice of flat.choices) {
    const options = choice.options.slice(0, MOST_OPTIONS).filter((option) => !isNull(option));
    isNullable ||= options.length < Math.min(choice.options.length, MOST_OPTIONS);
    const [only] = options;
    // A reference back to itself says nothing more.
    const isOwn = isObject(only) && typeof only['$ref'] === 'string' && flat.refs.includes(only['$ref']);
    if (options.length > 1) choices.push({ ...choice, options });
    else if (only !== undefined && !isOwn) merged.push(only);
  }
  if (merged.length > 0 && flat.schema !== false) {
    // One step only: what it merges may lead back here.
    const inner = flattenSchema({ allOf: [flat.schema, ...merged] }, table);
    parts += inner.parts;
    return toShape(
      { ...inner, conditions: [...flat.conditions, ...inner.conditions] },
      { isNullable, choices: [...choices, ...inner.choices], parts, isCut, name: flat.name },
    );
  }
  return toShape(flat, { isNullable, choices, parts, isCut, name: flat.name });
}

function toShape(
  { schema, conditions }: FlatSchema,
  {
    isNullable,
    choices,
    parts,
    isCut,
    name,
  }: Pick<SchemaShape, 'isNullable' | 'choices' | 'parts' | 'isCut'> & { name: string | undefined },
): SchemaShape {
  const all = schema === false ? [] : typesOf(schema);
  const others = all.filter((type) => type !== 'null');
  return {
    schema: schema === false ? false : withoutNull(schema, others.length < all.length || isNullable),
    types: others.length > 0 ? others : all,
    isNullable: isNullable || (others.length > 0 && others.length < all.length),
    choices,
    conditions,
    parts,
    isCut,
    ...(name !== undefined && { name }),
  };
}

/** A `null` among the values of a nullable schema is told by its type. */
function withoutNull(schema: JsonObject, isNullable: boolean): JsonObject {
  const { enum: values } = schema;
  return isNullable && Array.isArray(values) && values.includes(null)
    ? { ...schema, enum: values.filter((value) => value !== null) }
    : schema;
}

function isNull(option: Schema): boolean {
  if (!isObject(option)) return false;
  const { type, const: constant, enum: values } = option;
  return constant === null || (typeof type === 'string' ? type : toList(type).join()) === 'null' || holdsNullAlone(values);
}

function holdsNullAlone(values: Json | undefined): boolean {
  return Array.isArray(values) && values.length > 0 && values.every((value) => value === null);
}

/** The schemas of a keyword that holds them by name. */
export function namedSchemas(schema: JsonObject, keyword: string): Map<string, Schema> {
  const value = schema[keyword];
  return new Map(isObject(value) ? Object.entries(value).map(([name, one]) => [name, toSchema(one)]) : []);
}

/** The names that a schema requires. */
export function requiredNames(schema: JsonObject): Set<string> {
  return new Set(toList(schema['required']).filter((name) => typeof name === 'string'));
}

/** The only way that a value goes: what is read-only comes back alone. */
export function wayOf(schema: JsonObject | false): Direction | undefined {
  if (schema === false) return undefined;
  return schema['readOnly'] === true ? 'response' : schema['writeOnly'] === true ? 'request' : undefined;
}
