import type { JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema, toSchema } from './flatten-schema.ts';
import type { FlatSchema } from './flatten-schema.ts';
import { isObject } from '../value/json-value.ts';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';

const MAX_DEPTH = 3;

/** Where a type stands, and the language in which it is said. */
interface TypeScope {
  table: SchemaTable;
  say: Say;
  depth: number;
}

/**
 * Says in words what a schema's values are: `string<uuid> or null`, `array of Route`, `map of integer`, `any`. The names of types are those of
 * JSON Schema in every language.
 */
export function describeType(schema: Schema | undefined, table: SchemaTable, say: Say = sayEnglish): string {
  return join(listTypes(schema, { table, say, depth: 0 }), say);
}

/** The types that a flat schema names, else those that its keywords speak of; empty when they speak of none. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((one) => typeof one === 'string');
  if ('properties' in schema || 'additionalProperties' in schema || 'patternProperties' in schema) return ['object'];
  return 'items' in schema || 'prefixItems' in schema ? ['array'] : [];
}

/** The types of which a value has one, each once; empty for any value. */
function listTypes(schema: Schema | undefined, scope: TypeScope): string[] {
  const flat = flattenSchema(schema, scope.table);
  if (flat.schema === false) return ['never'];
  const types = typesOf(flat.schema);
  return [...new Set(types.length === 0 ? listUntyped(flat, flat.schema, scope) : types.map((type) => describeOne(type, flat, scope)))];
}

function describeOne(type: string, flat: FlatSchema, scope: TypeScope): string {
  const { say, depth } = scope;
  const schema = flat.schema === false ? {} : flat.schema;
  if (type === 'array') return describeArray(schema, scope);
  if (type !== 'object') return describeScalar(type, schema, say);
  if (flat.name !== undefined) return flat.name;
  if (typeof schema['title'] === 'string' && schema['title'] !== '' && depth > 0) return schema['title'];
  const { additionalProperties: values } = schema;
  const isMap = !isObject(schema['properties']) && isObject(values) && depth < MAX_DEPTH;
  return isMap ? say('map of {type}', { type: join(listTypes(values, below(scope)), say) }) : 'object';
}

function describeArray(schema: JsonObject, scope: TypeScope): string {
  const { say, depth } = scope;
  if (Array.isArray(schema['prefixItems'])) return 'tuple';
  if (schema['items'] === undefined || depth >= MAX_DEPTH) return 'array';
  const items = listTypes(toSchema(schema['items']), below(scope));
  if (items.length === 0) return 'array';
  const type = join(items, say);
  return say('array of {type}', { type: items.length > 1 ? `(${type})` : type });
}

/** A file is what the three versions of OpenAPI write for bytes: `format: binary`, or a content type of its own. */
function describeScalar(type: string, schema: JsonObject, say: Say): string {
  const { contentMediaType: media, format } = schema;
  const isFile =
    type === 'string' && (format === 'binary' || (typeof media === 'string' && /octet-stream|^image|^audio|^video/.test(media)));
  if (isFile) return say('file');
  const isTyped = typeof format === 'string' && format !== '' && (type === 'string' || type === 'number' || type === 'integer');
  return isTyped ? `${type}<${format}>` : type;
}

function listUntyped(flat: FlatSchema, schema: JsonObject, scope: TypeScope): string[] {
  const { say, depth } = scope;
  const [choice] = flat.choices;
  if (choice !== undefined && depth < MAX_DEPTH) {
    if (flat.name !== undefined && depth > 0) return [flat.name];
    return choice.options.flatMap((option) => {
      const types = listTypes(option, below(scope));
      return types.length === 0 ? [say('any')] : types;
    });
  }
  if ('const' in schema) return [nameOf(schema['const'])];
  if (Array.isArray(schema['enum'])) return schema['enum'].map(nameOf);
  return flat.name === undefined ? [] : [flat.name];
}

function below(scope: TypeScope): TypeScope {
  return { ...scope, depth: scope.depth + 1 };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `null` comes last. */
function join(names: readonly string[], say: Say): string {
  if (names.length === 0) return say('any');
  return names.toSorted((a, b) => Number(a === 'null') - Number(b === 'null')).join(` ${say('or')} `);
}
