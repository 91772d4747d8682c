import { findNearest } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { kindOfKeyword, listSchemaKeywords } from '../schema/schema-keywords.ts';
import { findText, isObject, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { isPattern } from '../patterns/search-pattern.ts';
import type { StructureFinding } from './structure-finding.ts';

/** What a keyword holds: its test, and the end of a sentence for what fails it. */
interface Kind {
  isValid(value: Json): boolean;
  message: string;
}

const isText = (value: Json): boolean => typeof value === 'string';
const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isTextList = (value: Json): boolean => Array.isArray(value) && value.every(isText);

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const SCHEMA: Kind = { isValid: isSchema, message: 'must be a schema: an object, or true or false' };

/** The keywords of JSON Schema 2020-12 (core and validation) and of OpenAPI's Schema Object that hold no schema, by what they hold. */
const HELD: readonly [names: string, kind: Kind][] = [
  [
    'title description format pattern $comment contentEncoding contentMediaType $id $anchor $dynamicAnchor $ref $dynamicRef $schema',
    { isValid: isText, message: 'must be a string' },
  ],
  ['minimum maximum exclusiveMinimum exclusiveMaximum', { isValid: (value) => typeof value === 'number', message: 'must be a number' }],
  ['multipleOf', { isValid: (value) => typeof value === 'number' && value > 0, message: 'must be a number above 0' }],
  [
    'minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties',
    { isValid: isCount, message: 'must be a whole number, 0 or more' },
  ],
  ['uniqueItems readOnly writeOnly deprecated', { isValid: (value) => typeof value === 'boolean', message: 'must be true or false' }],
  ['required', { isValid: isTextList, message: 'must be a list of property names' }],
  ['enum examples', { isValid: (value) => Array.isArray(value), message: 'must be a list' }],
  [
    'dependentRequired',
    {
      isValid: (value) => isObject(value) && Object.values(value).every(isTextList),
      message: 'must be an object of lists of property names',
    },
  ],
  [
    'discriminator',
    { isValid: (value) => isText(toObject(value)['propertyName'] ?? null), message: 'must be an object with the field `propertyName`' },
  ],
  ['xml externalDocs $vocabulary', { isValid: isObject, message: 'must be an object' }],
  ['const default example nullable type', { isValid: () => true, message: '' }],
];

const KINDS: ReadonlyMap<string, Kind> = new Map(HELD.flatMap(([names, kind]) => names.split(' ').map((name) => [name, kind] as const)));
/** All keywords of a schema. */
export const KEYWORDS: readonly string[] = [...KINDS.keys(), ...listSchemaKeywords()];

/** Tells which keywords of a schema, and of those in it, hold what they may not, or are written like another one. */
export function listSchemaFaults(schema: JsonObject, pointer: string): StructureFinding[] {
  // Another dialect has rules of its own.
  if (!isDialect(schema['$schema'])) return [];
  return [
    ...Object.entries(schema).flatMap(([name, value]) => checkKeyword(name, value, joinPointer(pointer, name))),
    ...listContradictions(schema, pointer),
  ];
}

/** Whether a schema's, or a document's, dialect is the one that OpenAPI has by default. */
export function isDialect(address: Json | undefined): boolean {
  return (
    address === undefined || /json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.\d\//.test(findText(address) ?? '')
  );
}

/** Bounds that no value keeps, the lower one first. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** What each keyword allows, and all together do not. */
function listContradictions(schema: JsonObject, pointer: string): StructureFinding[] {
  const bounds = BOUNDS.flatMap(([low, high]) =>
    Number(schema[low] ?? Number.NaN) > Number(schema[high] ?? Number.NaN)
      ? [{ pointer: joinPointer(pointer, low), message: `is above \`${high}\`; no value matches` }]
      : [],
  );
  return [...bounds, ...listLostNames(schema, pointer)];
}

/** Names that are compared; who has more of them has one cause. */
const MOST_COMPARED = 200;

/** Names of required properties that are written like another property. */
function listLostNames(schema: JsonObject, pointer: string): StructureFinding[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const names = Object.keys(toObject(schema['properties'])).slice(0, MOST_COMPARED);
  const free = names.filter((name) => !required.includes(name));
  return required.slice(0, MOST_COMPARED).flatMap((name, index) => {
    const nearest = typeof name !== 'string' || names.includes(name) ? undefined : findNearest(name, free);
    if (nearest === undefined) return [];
    const findHint = (): string => `Did you mean \`${nearest}\`?`;
    return [{ pointer: joinPointer(joinPointer(pointer, 'required'), index), message: 'is not a property', findHint }];
  });
}

function checkKeyword(name: string, value: Json, pointer: string): StructureFinding[] {
  if (name === 'type') return checkType(value, pointer);
  const kind = KINDS.get(name);
  if (kind !== undefined && !kind.isValid(value)) return [{ pointer, message: kind.message }];
  if (name === 'pattern' && typeof value === 'string' && !isPattern(value)) return [{ pointer, message: 'is not a regular expression' }];
  if (kind !== undefined) return [];
  const held = kindOfKeyword(name);
  if (held === 'one') return checkSchema(value, pointer);
  if (held === 'list' && !(Array.isArray(value) && value.length > 0)) return [{ pointer, message: 'must be a list of schemas' }];
  if (held === 'named' && !isObject(value)) return [{ pointer, message: 'must be an object of schemas' }];
  if (held !== undefined) return Object.entries(value ?? {}).flatMap(([key, one]) => checkSchema(one, joinPointer(pointer, key)));
  const meant = findMeant(name, value);
  return meant === undefined ? [] : [{ pointer, message: 'is not a keyword of JSON Schema', findHint: () => `Did you mean \`${meant}\`?` }];
}

/** Anyone may add keywords: one is a slip where the value fits the keyword that it is like. */
function findMeant(name: string, value: Json): string | undefined {
  const nearest = name.startsWith('x-') || name.length < 3 ? undefined : findNearest(name, KEYWORDS);
  return nearest !== undefined && checkKeyword(nearest, value, '').length === 0 ? nearest : undefined;
}

function checkSchema(value: Json, pointer: string): StructureFinding[] {
  if (isObject(value)) return listSchemaFaults(value, pointer);
  return isSchema(value) ? [] : [{ pointer, message: SCHEMA.message }];
}

function checkType(value: Json, pointer: string): StructureFinding[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => checkType(one, joinPointer(pointer, index)));
  const name = findText(value);
  if (name !== undefined && TYPES.includes(name)) return [];
  const findHint = (): string | undefined => {
    const nearest = name === undefined ? undefined : findNearest(name, TYPES);
    return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
  };
  return [{ pointer, message: `must be one of ${TYPES.join(', ')}`, findHint }];
}
