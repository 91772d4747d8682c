import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { childSchemas, expandSchema, findDescription, keysOf, takesAnyKey, takesObject } from './schema-tree.ts';

const inner = v.pipe(v.object({ b: v.pipe(v.string(), v.description('The b.')) }), v.description('The inner.'));
const schema = v.pipe(
  v.object({ a: v.exactOptional(v.union([v.string(), v.array(v.lazy(() => inner))])), r: v.record(v.string(), v.number()) }),
  v.transform((value) => value),
);

describe('expandSchema', () => {
  test('goes through optional fields, unions and lazy schemas', () => {
    expect(expandSchema(schema.entries.a).map(({ type }) => type)).toEqual(['string', 'array']);
    expect(expandSchema(v.lazy(() => inner))).toEqual([inner]);
  });
});

test('objects know their keys, also behind a transformation', () => {
  expect(keysOf(schema)).toEqual(['a', 'r']);
  expect([takesObject(schema), takesObject(v.string()), takesObject(schema.entries.r)]).toEqual([true, false, true]);
  expect([takesAnyKey(schema), takesAnyKey(schema.entries.r)]).toEqual([false, true]);
});

test('childSchemas: of a key, an index, an entry of a record, and of names that every object inherits', () => {
  expect(childSchemas(schema, 'a')).toEqual([schema.entries.a]);
  expect(childSchemas(v.array(inner), 0)).toEqual([inner]);
  expect(childSchemas(schema.entries.r, 'anything').map(({ type }) => type)).toEqual(['number']);
  expect(childSchemas(schema, 'toString')).toEqual([]);
});

test('findDescription: of the field at a path', () => {
  expect(findDescription(schema, ['a', 3, 'b'])).toBe('The b.');
  expect(findDescription(schema, ['a', 3])).toBeUndefined();
  expect(findDescription(v.object({ i: v.exactOptional(inner) }), ['i'])).toBe('The inner.');
  expect(findDescription(schema, ['nothing'])).toBeUndefined();
});
