import { expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from './create-value-checker.ts';
import { listInnermost } from './list-innermost.ts';
import { EffortSpentError, createSchemaSource } from './schema-source.ts';

const PARTS: Schema = { allOf: Array.from({ length: 500 }, (_, index) => ({ not: { const: index } })) };

test.each([
  ['written out', PARTS],
  ['behind a reference', { $ref: '#/parts' }],
])('a check costs as much as the schema holds, %s', (_, schema) => {
  const source = createSchemaSource((name) => (name === '#/parts' ? PARTS : undefined), { left: 1_000_000 });
  const check = createValueChecker(source, 'response', { isBounded: () => true });
  expect(check(1000, schema)).toEqual([]);
  const { left } = source.effort;
  expect(check(1000, schema)).toEqual([]);
  expect(left - source.effort.left).toBeGreaterThanOrEqual(1000);
  source.effort.left = 500;
  expect(() => check(1000, schema)).toThrow(EffortSpentError);
});

test('what is merged costs as much as it has parts and alternatives', () => {
  const source = createSchemaSource(() => undefined, { left: 1000 });
  source.flatten({ allOf: [{}, { allOf: [{}, {}] }], oneOf: Array.from({ length: 200 }, () => ({})) });
  expect(source.effort.left).toBeLessThan(800);
});

test('a chain of references is merged when all of it has been found, not anew at each step', () => {
  const read = (name: string): Schema => ({ allOf: [{ $ref: `${Number(name) + 1}` }] });
  const source = createSchemaSource((name) => (name === '80' ? {} : read(name)), { left: 2000 });
  expect(source.flatten({ $ref: '0' }).refs).toHaveLength(81);
  expect(source.effort.left).toBeGreaterThan(1600);
});

test('an address of any length is held against its format', () => {
  const check = createValueChecker(
    createSchemaSource(() => undefined, { left: 100_000 }),
    'response',
    { isBounded: () => true },
  );
  const address = (text: string): string => `https://files.example/${'a/'.repeat(200)}${text}`;
  const wrong = ['b c', '%zz', '"', ''].map((text) => check(address(text), { type: 'string', format: 'uri' }).length > 0);
  expect(wrong).toEqual([true, true, true, false]);
  expect(check(`${address('')}?q=${'%20&'.repeat(4000)}#[x]`, { format: 'uri' })).toEqual([]);
});

const LONG = 'word '.repeat(100);

test.each<[string, Schema, Json, Json]>([
  // The engine of the machine could try it for hours, so that it may not try it at all.
  ['that looks endless', { pattern: '^(a{0,3}-){1,9}(b{0,4}|c{0,5})(\\?v=[a-z]+)?&x$' }, 'aa-a-bb?v=k&x', 'aa-a-bb?v=1&x'],
  ['of a long text', { pattern: '^(word )+$' }, LONG, `${LONG}1 `],
  [
    'of a text beside a long one',
    { prefixItems: [{}, { pattern: '^[a-z]$' }, { format: 'date' }] },
    [LONG, 'a', '2026-11-27'],
    [LONG, '1', '2026-11-27'],
  ],
  ['of a name', { propertyNames: { pattern: '^[a-z]$' } }, { a: LONG }, { 1: LONG }],
  ['within `not`', { not: { pattern: '^a' } }, 'b', 'a'],
  ['that speaks of no text', { pattern: '^a' }, 1, 'b'],
  ['format beside a long text', { prefixItems: [{}, { format: 'date' }] }, [LONG, '2026-11-27'], [LONG, 'today']],
])('a pattern %s is held against', (_, schema, right, wrong) => {
  const check = createValueChecker(
    createSchemaSource(() => undefined, { left: 100_000 }),
    'response',
    PATTERNS,
  );
  expect([check(right, schema), check(wrong, schema).length > 0]).toEqual([[], true]);
});

test('a pattern that is not understood says nothing', () => {
  const check = createValueChecker(
    createSchemaSource(() => undefined, { left: 100_000 }),
    'response',
    PATTERNS,
  );
  for (const pattern of ['^(a+)+\\1$', '(?<=(a+)+)b', '(']) expect(check(`${'a'.repeat(50)}b`, { pattern })).toEqual([]);
});

test.each([null, 1, 'a', true, [null], { a: null }])('keywords that are %j instead of what they may be say nothing', (value) => {
  const source = createSchemaSource(() => undefined, { left: 100_000 });
  const check = createValueChecker(source, 'response', { isBounded: () => true });
  const names = [
    'properties',
    'patternProperties',
    'dependentSchemas',
    'dependentRequired',
    'allOf',
    'anyOf',
    'prefixItems',
    'required',
    'enum',
  ];
  for (const name of names)
    for (const given of [{ a: 1 }, [1], 'a'])
      expect(check(given, { oneOf: [{ [name]: value }] }).every(({ message }) => message !== '')).toBe(true);
});

test('a property that no value fits is told of in plain words', () => {
  const source = createSchemaSource(() => undefined, { left: 1000 });
  const check = createValueChecker(source, 'response', { isBounded: () => true });
  expect(check({ a: 1 }, { properties: { a: false } })).toContainEqual({
    pointer: '/a',
    keyword: 'false',
    message: 'No value is allowed here.',
  });
});

test.each([
  [1, { type: 'string' }, 'Expected string, found number.'],
  [1, { type: ['string', 'null'] }, 'Expected one of "string", "null", found number.'],
  ['c', { enum: ['a', { b: 1 }] }, 'Expected one of "a", {"b":1}.'],
  [
    99,
    { enum: Array.from({ length: 22 }, (_, index) => index) },
    `Expected one of ${Array.from({ length: 20 }, (_, index) => index).join(', ')}, and 2 more.`,
  ],
  ['c', { const: 'every day' }, 'Expected "every day".'],
  [1, { not: { type: 'number' } }, 'It must not fit the schema under `not`.'],
  [{}, { required: ['a "b"'] }, 'The required field "a "b"" is missing.'],
  [{ a: 1 }, { dependentRequired: { a: ['b'] } }, 'Beside "a" the field "b" is required.'],
  [{ a: 1 }, { propertyNames: { minLength: 2 } }, 'The name "a" is not allowed.'],
  [1, { anyOf: [false] }, 'None of the alternatives fits.'],
  [1, { oneOf: [{ type: 'number' }, { minimum: 1 }] }, 'Exactly one alternative must fit; 2 do.'],
  ['a', { minLength: 2 }, 'String is too short (1 < 2).'],
  ['a', { pattern: 'b' }, 'String does not match pattern.'],
  ['a', { format: 'date' }, 'String does not match format "date".'],
])('what is wrong with %j against %j is said in plain words', (value, schema, message) => {
  const source = createSchemaSource(() => undefined, { left: 100_000 });
  const found = createValueChecker(source, 'response', { ...PATTERNS, findsAll: true })(value, schema);
  expect(found.filter(({ pointer }) => pointer === '').map((one) => one.message)).toContain(message);
});

test('long lists are held against their items’ types, not against each other or thousands of values', () => {
  const source = createSchemaSource(() => undefined, { left: 1_000_000 });
  const check = createValueChecker(source, 'response', { isBounded: () => true });
  const like = Array.from({ length: 50_000 }, () => ({ a: 1 }));
  const items = { type: 'object', enum: Array.from({ length: 50_000 }, (_, index) => ({ a: index })) };
  expect(check(like, { type: 'array', uniqueItems: true, items })).toEqual([]);
  expect(check([...like, 1], { type: 'array', uniqueItems: true, items }).at(-1)).toMatchObject({ pointer: '/50000', keyword: 'type' });
  expect(check([1, 1], { type: 'array', uniqueItems: true })).not.toEqual([]);
});

const CAT = { required: ['kind', 'lives'], properties: { kind: { const: 'cat' }, lives: { type: 'integer', maximum: 9 } } };
const DOG = { required: ['kind'], properties: { kind: { enum: ['dog'] }, owner: { properties: { name: { type: 'string' } } } } };

test.each<[string, Json, Schema, string[]]>([
  ['by its tag', { kind: 'cat', lives: 'nine', owner: { name: 1 } }, { oneOf: [DOG, CAT] }, ['/lives Expected integer, found string.']],
  [
    'however deep it fails',
    { kind: 'dog', lives: 'nine', owner: { name: 1 } },
    { oneOf: [CAT, DOG] },
    ['/owner/name Expected string, found number.'],
  ],
  ['by its type', { kind: 'cat' }, { anyOf: [{ type: 'null' }, CAT] }, [' The required field "lives" is missing.']],
  [
    'within another',
    [{ kind: 'cat', lives: 10 }],
    { oneOf: [{ type: 'string' }, { items: { oneOf: [DOG, CAT] } }] },
    ['/0/lives 10 is greater than 9.'],
  ],
  [
    'of those of another type all are named',
    'a',
    { anyOf: [{ type: ['array', 'null'] }, { type: 'integer' }] },
    [' Expected one of "array", "null", "integer", found string.'],
  ],
  [
    'with fields that are not allowed',
    { a: 1 },
    { anyOf: [{ properties: { b: {} }, additionalProperties: false, required: ['b'] }, false, { additionalProperties: false }] },
    ['/a No value is allowed here.'],
  ],
  [
    'that leaves nothing to others',
    { kind: 'dog', owner: { name: 1 } },
    { oneOf: [CAT, DOG], unevaluatedProperties: false },
    ['/owner/name Expected string, found number.'],
  ],
  ['of those as near none', {}, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }, [' None of the alternatives fits.']],
])('of alternatives the nearest tells what is wrong, %s', (_, value, schema, told) => {
  const source = createSchemaSource(() => undefined, { left: 100_000 });
  const found = createValueChecker(source, 'response', { ...PATTERNS, findsAll: true })(value, schema);
  expect(listInnermost(found).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(told);
});
