import type { Json, JsonObject } from '../value/json.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { isObject } from '../value/json-value.ts';
import type { Direction } from '../schema/list-fields.ts';

/** How deep a made example goes, and of how many values it is made: the schemas of strangers can branch, and repeat, without end. */
const MAX_DEPTH = 12;
const MAX_VALUES = 4000;

/** The most items that a list is made of, those of all lists around it multiplied. */
const MAX_ITEMS = 100;

/**
 * Rewrites a schema into one that `openapi-sampler` understands whole: references are followed until they come back to themselves, of
 * several types the first that is not `null` is taken, `const` and `examples` become `example`, `prefixItems` an example of their own,
 * `allOf` stays, of `oneOf` and `anyOf` the first that can be; properties of the other direction are left out. `undefined` for a
 * schema that comes back to itself at once, and for `false`. `isShortened` tells that lists in it are shorter than they must be.
 */
export function prepareSchema(
  schema: Schema,
  context: { schemas: SchemaTable; direction: Direction },
): { prepared: JsonObject | undefined; isShortened: boolean } {
  const budget = { left: MAX_VALUES, isShortened: false };
  const prepared = prepare(schema, { ...context, seen: [], budget, copies: 1 });
  return { prepared, isShortened: budget.isShortened };
}

interface Preparation {
  schemas: SchemaTable;
  direction: Direction;
  /** The references on the way here. */
  seen: readonly string[];
  budget: { left: number; isShortened: boolean };
  /** How often the value will stand in the example. */
  copies: number;
  depth?: number;
}

function prepare(schema: Json | undefined, context: Preparation): JsonObject | undefined {
  const { depth = 0, budget, seen, schemas, copies } = context;
  budget.left -= copies;
  if (schema === undefined || schema === true) return {};
  if (!isObject(schema) || depth > MAX_DEPTH || budget.left < 0) return undefined;
  if (hasGiven(schema)) return { example: givenOf(schema) };
  if (typeof schema.$ref !== 'string') return prepareOwn(schema, context);
  const { $ref, ...siblings } = schema;
  if (seen.includes($ref)) return undefined;
  const target = Object.hasOwn(schemas, $ref) ? schemas[$ref] : true;
  const merged = isObject(target) ? { ...target, ...siblings } : target;
  return prepare(merged, { ...context, seen: [...seen, $ref] });
}

function prepareOwn(schema: JsonObject, context: Preparation): JsonObject | undefined {
  const inner = { ...context, depth: (context.depth ?? 0) + 1 };
  const { type, properties, items, prefixItems, additionalProperties, allOf, oneOf, anyOf, ...rest } = schema;
  const result: JsonObject = pick(rest);
  const one = typeOf(type, schema);
  if (one !== undefined) result.type = one;
  if (Array.isArray(allOf)) result.allOf = allOf.map((part) => prepare(part, inner)).filter((part) => part !== undefined);
  const branches = [oneOf, anyOf].find((list) => Array.isArray(list) && list.length > 0);
  if (Array.isArray(branches)) {
    const chosen = branches.filter((branch) => !isNull(branch)).map((branch) => prepare(branch, inner));
    const first = chosen.find((branch) => branch !== undefined);
    if (!first) return undefined;
    result.allOf = [...(Array.isArray(result.allOf) ? result.allOf : []), first];
    if (first.example !== undefined && !isObject(properties)) return first;
  }
  if (isObject(properties)) result.properties = prepareProperties(properties, inner);
  const least = typeof result.minItems === 'number' ? result.minItems : 1;
  const length = Math.max(1, Math.min(least, Math.floor(MAX_ITEMS / inner.copies)));
  if (least > length) {
    result.minItems = length;
    inner.budget.isShortened = true;
  }
  const items2 = prepareItems({ items, prefixItems }, { ...inner, copies: inner.copies * length });
  if (items2 !== undefined) result.items = items2;
  const rest2 =
    additionalProperties === undefined || additionalProperties === false
      ? undefined
      : prepare(additionalProperties, { ...inner, copies: inner.copies * 2 });
  if (rest2 && additionalProperties !== true) result.additionalProperties = rest2;
  return result;
}

function prepareProperties(properties: JsonObject, context: Preparation): JsonObject {
  const other = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, JsonObject][] => {
      if (isOf(property, other, context.schemas)) return [];
      const prepared = prepare(property, context);
      return prepared ? [[name, prepared]] : [];
    }),
  );
}

function prepareItems(
  { items, prefixItems }: { items: Json | undefined; prefixItems: Json | undefined },
  context: Preparation,
): Json | undefined {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => prepare(item, context)).filter((item) => item !== undefined);
  return items === undefined || items === false ? undefined : prepare(items, context);
}

/** The value that a schema gives itself, the plainest first. */
function givenOf({ example, examples, const: constant, default: fallback }: JsonObject): Json {
  if (example !== undefined) return example;
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0];
  return constant ?? fallback ?? null;
}

function hasGiven(schema: JsonObject): boolean {
  const { example, examples, const: constant, default: fallback } = schema;
  return example !== undefined || (Array.isArray(examples) && examples.length > 0) || constant !== undefined || fallback !== undefined;
}

/** The keywords about primitives that the sampler reads. */
function pick(schema: JsonObject): JsonObject {
  const names = [
    'format',
    'enum',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'minItems',
    'pattern',
  ];
  return Object.fromEntries(names.flatMap((name) => (schema[name] === undefined || name === 'pattern' ? [] : [[name, schema[name]]])));
}

function typeOf(type: Json | undefined, { properties, items, prefixItems }: JsonObject): string | undefined {
  const named = [type].flat().find((candidate) => typeof candidate === 'string' && candidate !== 'null');
  if (typeof named === 'string') return named;
  if (isObject(properties)) return 'object';
  if (items !== undefined || prefixItems !== undefined) return 'array';
  return type === 'null' ? 'null' : undefined;
}

function isNull(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null';
}

/** Whether a property, or the schema that it refers to, is of one direction. */
function isOf(property: Json, keyword: string, schemas: SchemaTable): boolean {
  if (!isObject(property)) return false;
  const target = typeof property.$ref === 'string' && Object.hasOwn(schemas, property.$ref) ? schemas[property.$ref] : undefined;
  return property[keyword] === true || (isObject(target) && target[keyword] === true);
}
