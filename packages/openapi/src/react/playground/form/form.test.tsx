import type { ApiTexts } from '@octavo/core';
import { createFindText } from '@octavo/theme/internal';
import { describe, expect, it } from 'vitest';
import type { Schema, SchemaTable } from '../../../model/schema.ts';
import { checkValue } from './check-value.ts';
import { createInput } from './create-input.ts';
import { findJsonError } from './find-json-error.ts';
import { findOption, fitValue } from './fit-value.ts';

const table: SchemaTable = {
  '#/Cat': { type: 'object', title: 'Cat', required: ['kind'], properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
  '#/Dog': { type: 'object', title: 'Dog', required: ['kind'], properties: { kind: { const: 'dog' }, tail: { type: 'boolean' } } },
  '#/Tree': { type: 'object', properties: { next: { $ref: '#/Tree' } } },
};

describe('createInput', () => {
  it.each<[string, Schema | undefined, string]>([
    ['text', { type: 'string' }, 'text'],
    ['text or a number', { type: ['string', 'integer'] }, 'text'],
    ['a number or null', { type: ['number', 'null'] }, 'number'],
    ['yes or no', { type: 'boolean' }, 'choice'],
    ['an enum', { enum: ['a', 'b'] }, 'choice'],
    ['bytes in a body', { type: 'string', format: 'binary' }, 'file'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'list'],
    ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }] }, 'json'],
    ['a list of anything', { type: 'array' }, 'json'],
    ['an object', { properties: { a: { type: 'string' } } }, 'object'],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, 'object'],
    ['any object', { type: 'object' }, 'json'],
    ['anything', undefined, 'json'],
    ['nothing', false, 'json'],
    ['alternatives', { oneOf: [{ $ref: '#/Cat' }, { $ref: '#/Dog' }] }, 'alternatives'],
    ['one or null', { anyOf: [{ $ref: '#/Cat' }, { type: 'null' }] }, 'object'],
    ['what is not here yet', { $ref: '#/Deep' }, 'missing'],
    ['what contains itself', { $ref: '#/Tree' }, 'object'],
    ['what refers to itself', { $ref: '#/Loop' }, 'json'],
  ])('has a field for %s', (_, schema, kind) => {
    expect(createInput(schema, { ...table, '#/Loop': { $ref: '#/Loop' } }, true).kind).toBe(kind);
  });

  it('puts required fields first and leaves out what is read-only', () => {
    const input = createInput(
      { required: ['b'], properties: { a: { type: 'string' }, id: { type: 'string', readOnly: true }, b: { type: 'string' } } },
      {},
    );
    expect(input.kind === 'object' && input.fields.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('has files only where bytes can be sent', () => {
    expect(createInput({ type: 'string', format: 'binary' }, {}).kind).toBe('text');
  });
});

describe('fitValue', () => {
  const pets: Schema = { oneOf: [{ $ref: '#/Cat' }, { $ref: '#/Dog' }] };

  it('leaves out members that the schema has lost, deep ones too', () => {
    const schema: Schema = { properties: { a: { type: 'array', items: { properties: { b: { type: 'string' } } } } } };
    expect(fitValue({ a: [{ b: '1', gone: '2' }], gone: '3' }, schema, {})).toEqual({ a: [{ b: '1' }] });
  });

  it('keeps the members of a map', () => {
    expect(fitValue({ x: '1' }, { type: 'object', additionalProperties: { type: 'string' } }, {})).toEqual({ x: '1' });
  });

  it('fills in what can have only one value', () => {
    expect(fitValue({ lives: '9' }, { $ref: '#/Cat' }, table)).toEqual({ kind: 'cat', lives: '9' });
  });

  it('knows which alternative a value is of', () => {
    const input = createInput(pets, table);
    const options = input.kind === 'alternatives' ? input.options : [];
    expect(findOption({ kind: 'dog' }, options, table)).toBe(1);
    expect(findOption({ lives: 1 }, options, table)).toBe(0);
    expect(fitValue({ kind: 'dog', lives: 1 }, pets, table)).toEqual({ kind: 'dog' });
  });
});

describe('checkValue', () => {
  it.each([
    ['x', { type: 'integer' }, 'Expected: integer'],
    ['1.5', { type: 'integer' }, 'Expected: integer'],
    ['0', { type: 'integer', minimum: 1 }, 'Expected: at least 1'],
    ['7', { type: 'number', exclusiveMaximum: 7 }, 'Expected: under 7'],
    ['😀😀', { type: 'string', maxLength: 1 }, 'Expected: at most 1 character'],
    ['1', { type: 'string', format: 'uuid' }, 'Expected: UUID'],
    ['12345678901234567890', { type: 'integer' }, undefined],
  ])('%s in %o', (value, schema, message) => expect(checkValue(value, schema, createFindText({}))).toBe(message));

  it('says it in another language', () => {
    const say = createFindText<ApiTexts>({ 'Expected: {value}': 'Erwartet: {value}', 'at least {value}': 'mindestens {value}' });
    expect(checkValue('0', { type: 'integer', minimum: 1 }, say)).toBe('Erwartet: mindestens 1');
  });
});

describe('findJsonError', () => {
  it.each(['{}', '[1, -2.5e3, "a\\u00e9", null, {"a": [true]}]', ' "x" '])('accepts %s', (text) => {
    expect(findJsonError(text)).toBeUndefined();
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, { text: 'A comma or {sign} is missing.', values: { sign: '}' } }],
    ['{"a": 1,\n}', 2, 1, { text: 'There is a comma too many before {sign}.', values: { sign: '}' } }],
    ["{'a': 1}", 1, 2, { text: 'A name in double quotes is missing.' }],
    ['{"a" 1}', 1, 6, { text: 'A colon is missing.' }],
    ['[1, tru]', 1, 5, { text: 'A value cannot start with {sign}.', values: { sign: 't' } }],
    ['["a]', 1, 2, { text: 'The closing quote is missing.' }],
    ['[01]', 1, 2, { text: 'A value cannot start with {sign}.', values: { sign: '0' } }],
    ['{} {}', 1, 4, { text: 'There is more text after the end of the value.' }],
    ['', 1, 1, { text: 'A value is missing.' }],
    ['[1', 1, 3, { text: '{sign} is missing at the end.', values: { sign: ']' } }],
  ])('finds what is wrong with %j', (text, line, column, problem) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(findJsonError(text)).toEqual({ line, column, problem });
  });

  it('comes to an end with deep nesting and long text', () => {
    expect(findJsonError('['.repeat(100_000))?.problem.text).toBe('This is nested too deeply.');
    expect(findJsonError(JSON.stringify('\\"'.repeat(50_000)))).toBeUndefined();
  });
});
