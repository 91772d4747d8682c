import type { Json, JsonObject } from '@octavo/core';
import { sampleText } from '../examples/sample-text.ts';

const BUILT_IN: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['ID', { type: 'string' }],
  ['String', { type: 'string' }],
  ['Int', { type: 'integer', format: 'int32' }],
  ['Float', { type: 'number' }],
  ['Boolean', { type: 'boolean' }],
]);

/** What the values of a scalar of the schema's own are in JSON, as the words of its name say: a schema does not. */
const NAMED: readonly [words: RegExp, schema: JsonObject][] = [
  [/(?:^|-)(?:date-?time|timestamp(?:tz)?|instant)(?:-|$)/, { type: 'string', format: 'date-time' }],
  [/(?:^|-)date$/, { type: 'string', format: 'date' }],
  [/(?:^|-)time(?:tz)?$/, { type: 'string', format: 'time' }],
  [/(?:^|-)duration$/, { type: 'string', format: 'duration' }],
  [/(?:^|-)[ug]uid$/, { type: 'string', format: 'uuid' }],
  [/(?:^|-)e-?mail(?:-address)?$/, { type: 'string', format: 'email' }],
  [/(?:^|-)(?:aws)?ur[il]$/, { type: 'string', format: 'uri' }],
  [/(?:^|-)(?:aws)?jsonb?(?:-|$)|(?:^|-)(?:object|map|any|value)$/, {}],
  [/(?:^|-)phone-/, { type: 'string' }],
  [/(?:^|-)(?:(?:big|small)?int\d*|integer|long|short|decimal|numeric|float\d*|double|number)$/, { type: 'number' }],
];

/** The JSON Schema of the values of a scalar, by its name. */
export function createScalarSchema(name: string): JsonObject {
  const words = toWords(name);
  return BUILT_IN.get(name) ?? NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? { type: 'string' };
}

/** Whether GraphQL itself defines a scalar. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name);
}

/** A value of a scalar, by its name. */
export function createScalar(name: string): Json {
  const schema = createScalarSchema(name);
  const { type } = schema;
  if (name === 'ID') return '1';
  if (type === undefined) return {};
  if (type === 'boolean') return true;
  if (type === 'string') return sampleText(schema, { name: toWords(name), turn: 0 }) ?? 'string';
  return name === 'Float' ? 1.5 : 1;
}

/** `AWSDateTime` -> `aws-date-time` */
function toWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
