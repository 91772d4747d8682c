import type { Json, JsonObject } from '@octavo/core';

const BUILT_IN: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['ID', { type: 'string' }],
  ['String', { type: 'string' }],
  ['Int', { type: 'integer', format: 'int32' }],
  ['Float', { type: 'number' }],
  ['Boolean', { type: 'boolean' }],
]);

/** What the values of a scalar of the schema's own are in JSON, as its name says: a schema does not. */
const NAMED: readonly [name: RegExp, schema: JsonObject][] = [
  [/date-?time|timestamp|instant/i, { type: 'string', format: 'date-time' }],
  [/date$/i, { type: 'string', format: 'date' }],
  [/^ur[il]|ur[il]$/i, { type: 'string', format: 'uri' }],
  [/json|object|map$|any$|value$/i, {}],
  [/int$|long$|decimal$|float$|number$/i, { type: 'number' }],
];

/** The JSON Schema of the values of a scalar, by its name. */
export function createScalarSchema(name: string): JsonObject {
  return BUILT_IN.get(name) ?? NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? { type: 'string' };
}

/** Whether GraphQL itself defines a scalar. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name);
}

/** A value of a scalar, by its name. */
export function createScalar(name: string): Json {
  const { type, format } = createScalarSchema(name);
  if (name === 'ID') return '1';
  if (format === 'date-time') return '2026-01-31T12:00:00Z';
  if (format === 'date') return '2026-01-31';
  if (format === 'uri') return 'https://example.com';
  if (type === undefined) return {};
  if (type === 'boolean') return true;
  if (type === 'string') return 'string';
  return name === 'Float' ? 1.5 : 1;
}
