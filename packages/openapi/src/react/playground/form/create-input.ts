import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../../../model/schema.ts';
import { describeType, typesOf } from '../../../schema/describe-type.ts';
import { flattenSchema } from '../../../schema/flatten-schema.ts';
import type { SchemaAlternatives } from '../../../schema/flatten-schema.ts';
import { isObject, toList } from '../../../value/json-value.ts';
import { listFields } from '../../../schema/list-fields.ts';
import { listOptions } from '../../../schema/list-options.ts';

/** One field of an object's form. */
export interface InputField {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** How a value is typed in: one level of a form, made from a schema. Plain JSON. */
export type Input =
  | { kind: 'text'; format: TextFormat; isLong: boolean; suggestions: string[] }
  | { kind: 'number'; isWhole: boolean; suggestions: string[] }
  | { kind: 'choice'; values: Json[] }
  /** Bytes; as text where something that is text holds them. */
  | { kind: 'file'; encoding?: FileEncoding }
  | { kind: 'list'; item: Schema }
  /** `others` is the schema of members that have no name of their own: a map. */
  | { kind: 'object'; fields: InputField[]; others?: Schema }
  /** One of several shapes; what stands beside the choice holds in each of `options`, in the order of `listOptions`. */
  | { kind: 'alternatives'; choice: SchemaAlternatives; options: Schema[] }
  /** Schemas that have still to be fetched. */
  | { kind: 'missing'; refs: string[] }
  /** Anything: typed as JSON. */
  | { kind: 'json' };

/** How bytes are written as text (RFC 4648). */
export type FileEncoding = 'base64' | 'base64url';

/** What a browser has a field for. */
export type TextFormat = 'text' | 'email' | 'url' | 'date' | 'time' | 'date-time' | 'password';

/** Makes one level of a form from a schema; required fields come first. Files stand only where a body can hold bytes. */
export function createInput(
  schema: Schema | undefined,
  table: SchemaTable,
  allowsFiles = false,
  way: ReadonlySet<string> = new Set(),
): Input {
  const flat = flattenSchema(schema, table);
  if (flat.schema === false) return { kind: 'json' };
  if (flat.missing.length > 0) return { kind: 'missing', refs: flat.missing };
  const [choice] = flat.choices;
  const options = choice === undefined ? [] : listAlternatives(choice, flat.schema, table);
  const [only] = options;
  if (choice !== undefined && options.length > 1) return { kind: 'alternatives', choice, options };
  if (only !== undefined) {
    // The only alternative of a schema may be the schema itself.
    if (flat.refs.some((ref) => way.has(ref))) return { kind: 'json' };
    return createInput(only, table, allowsFiles, new Set([...way, ...flat.refs]));
  }
  return createPlain(flat.schema, table, allowsFiles);
}

function createPlain(schema: JsonObject, table: SchemaTable, allowsFiles: boolean): Input {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if ('const' in schema) return { kind: 'choice', values: [schema['const'] ?? null] };
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return { kind: 'choice', values: schema['enum'] };
  const [type] = types;
  if (types.length !== 1) return types.includes('string') ? createText(schema, allowsFiles) : { kind: 'json' };
  switch (type) {
    case 'boolean':
      return { kind: 'choice', values: [true, false] };
    case 'number':
    case 'integer':
      return { kind: 'number', isWhole: type === 'integer', suggestions: listSuggestions(schema) };
    case 'string':
      return createText(schema, allowsFiles);
    case 'array':
      return isObject(schema['items']) && !Array.isArray(schema['prefixItems'])
        ? { kind: 'list', item: schema['items'] }
        : { kind: 'json' };
    case 'object':
      return createObject(schema, table);
    default:
      return { kind: 'json' };
  }
}

function createObject(schema: JsonObject, table: SchemaTable): Input {
  const rows = listFields(schema, table, 'request');
  const fields = rows
    .filter(({ kind }) => kind === 'property')
    .map(({ name, schema: own, required }) => ({ name, schema: own, isRequired: required }));
  const others = rows.find(({ kind }) => kind === 'other' || kind === 'pattern')?.schema;
  const isFree = fields.length === 0 && schema['additionalProperties'] !== false;
  if (isFree && others === undefined) return { kind: 'json' };
  return { kind: 'object', fields: sortRequired(fields), ...(others !== undefined && { others }) };
}

/** Required ones first, else in the file's order. */
export function sortRequired<Item extends { isRequired: boolean }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

const FORMATS: Record<string, TextFormat> = {
  email: 'email',
  uri: 'url',
  url: 'url',
  date: 'date',
  time: 'time',
  'date-time': 'date-time',
  password: 'password',
};

function createText(schema: JsonObject, allowsFiles: boolean): Input {
  const { format, maxLength } = schema;
  const encoding = format === 'byte' ? 'base64' : schema['contentEncoding'];
  if (encoding === 'base64' || encoding === 'base64url') return { kind: 'file', encoding };
  if (allowsFiles && describeType(schema, {}).startsWith('file')) return { kind: 'file' };
  const name = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const isLong = name === undefined && typeof maxLength === 'number' && maxLength > 255;
  return { kind: 'text', format: name ?? 'text', isLong, suggestions: listSuggestions(schema) };
}

/** What the schema gives as examples and default, as text. */
function listSuggestions(schema: JsonObject): string[] {
  const given = [...toList(schema['examples']), schema['default']];
  const texts = given.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []));
  return [...new Set(texts)].slice(0, 20);
}

/** Each alternative holds together with what stands beside them; the discriminating property is the alternative's own. */
function listAlternatives(choice: SchemaAlternatives, base: JsonObject, table: SchemaTable): Schema[] {
  return listOptions(choice, table).map(({ schema, value }) => {
    const parts = Object.keys(base).length > 0 ? [base, schema] : [schema];
    if (choice.discriminator !== undefined && value !== undefined) parts.push(createTag(choice.discriminator.property, value));
    return parts.length === 1 ? schema : { allOf: parts };
  });
}

function createTag(property: string, value: string): JsonObject {
  return { type: 'object', required: [property], properties: { [property]: { type: 'string', const: value } } };
}
