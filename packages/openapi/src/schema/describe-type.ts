import type { JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema, toSchema } from './flatten-schema.ts';
import type { FlatSchema } from './flatten-schema.ts';
import { isObject } from '../value/json-value.ts';

const MAX_DEPTH = 3;

/** Says in words what a schema's values are: `string<uuid> or null`, `array of Route`, `map of integer`, `any`. */
export function describeType(schema: Schema | undefined, table: SchemaTable, depth = 0): string {
  const flat = flattenSchema(schema, table);
  if (flat.schema === false) return 'never';
  const types = typesOf(flat.schema);
  if (types.length === 0) return describeUntyped(flat, flat.schema, table, depth);
  return join(types.map((type) => describeOne(type, flat, table, depth)));
}

/** The types that a flat schema names, else those that its keywords speak of; empty when they speak of none. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((one) => typeof one === 'string');
  if ('properties' in schema || 'additionalProperties' in schema || 'patternProperties' in schema) return ['object'];
  return 'items' in schema || 'prefixItems' in schema ? ['array'] : [];
}

function describeOne(type: string, flat: FlatSchema, table: SchemaTable, depth: number): string {
  const schema = flat.schema === false ? {} : flat.schema;
  if (type === 'array') return describeArray(schema, table, depth);
  if (type !== 'object') return describeScalar(type, schema);
  if (flat.name !== undefined) return flat.name;
  if (typeof schema['title'] === 'string' && schema['title'] !== '' && depth > 0) return schema['title'];
  const { additionalProperties: values } = schema;
  const isMap = !isObject(schema['properties']) && isObject(values) && depth < MAX_DEPTH;
  return isMap ? `map of ${describeType(values, table, depth + 1)}` : 'object';
}

function describeArray(schema: JsonObject, table: SchemaTable, depth: number): string {
  if (Array.isArray(schema['prefixItems'])) return 'tuple';
  if (schema['items'] === undefined || depth >= MAX_DEPTH) return 'array';
  const item = describeType(toSchema(schema['items']), table, depth + 1);
  if (item === 'any') return 'array';
  return item.includes(' or ') ? `array of (${item})` : `array of ${item}`;
}

/** A file is what the three versions of OpenAPI write for bytes: `format: binary`, or a content type of its own. */
function describeScalar(type: string, schema: JsonObject): string {
  const { contentMediaType: media, format } = schema;
  const isFile =
    type === 'string' && (format === 'binary' || (typeof media === 'string' && /octet-stream|^image|^audio|^video/.test(media)));
  if (isFile) return 'file';
  const isTyped = typeof format === 'string' && format !== '' && (type === 'string' || type === 'number' || type === 'integer');
  return isTyped ? `${type}<${format}>` : type;
}

function describeUntyped(flat: FlatSchema, schema: JsonObject, table: SchemaTable, depth: number): string {
  const [choice] = flat.choices;
  if (choice !== undefined && depth < MAX_DEPTH) {
    if (flat.name !== undefined && depth > 0) return flat.name;
    return join(choice.options.map((option) => describeType(option, table, depth + 1)));
  }
  if ('const' in schema) return nameOf(schema['const']);
  if (Array.isArray(schema['enum'])) return join(schema['enum'].map(nameOf));
  return flat.name ?? 'any';
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Each once, `null` last. */
function join(names: string[]): string {
  const once = [...new Set(names.flatMap((name) => name.split(' or ')))];
  return [...once.filter((name) => name !== 'null'), ...once.filter((name) => name === 'null')].join(' or ');
}
