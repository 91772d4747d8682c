import { expect, it } from 'vitest';
import type { SchemaTable } from '../model/schema.ts';
import { createSay } from '../value/say.ts';
import { describeType } from './describe-type.ts';

const route = { $ref: '#/components/schemas/Route' };
const table: SchemaTable = {
  '#/components/schemas/Route': { type: 'object', properties: { next: route } },
  '#/components/schemas/Id': { type: 'string', format: 'uuid' },
  '#/components/schemas/Event': { oneOf: [route, { type: 'string' }] },
  '#/components/schemas/List': { type: 'array', items: { $ref: '#/components/schemas/List' } },
};

it.each([
  [true, 'any'],
  [false, 'never'],
  [undefined, 'any'],
  [{ type: 'string' }, 'string'],
  [{ type: ['null', 'string'] }, 'string or null'],
  [{ type: 'integer', format: 'int64' }, 'integer<int64>'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [{ type: 'string', contentMediaType: 'image/png' }, 'file'],
  [{ $ref: '#/components/schemas/Id' }, 'string<uuid>'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Id' } }, 'array of string<uuid>'],
  [route, 'Route'],
  [{ anyOf: [route, { type: 'null' }] }, 'Route or null'],
  [{ type: 'array', items: route }, 'array of Route'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'array of (string or null)'],
  [{ type: 'array' }, 'array'],
  [{ prefixItems: [{ type: 'string' }] }, 'tuple'],
  [{ type: 'object' }, 'object'],
  [{ properties: {} }, 'object'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'map of integer'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Event' } }, 'array of Event'],
  [{ enum: ['a', 1, null] }, 'string or number or null'],
  [{ const: 'a' }, 'string'],
  [{ $ref: '#/components/schemas/Deep' }, 'Deep'],
])('says of %j: %s', (schema, expected) => {
  expect(describeType(schema, table)).toBe(expected);
});

it.each([
  [{ type: 'array', items: { type: ['null', 'string'] } }, 'Array aus (string oder null)'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [
    { type: 'object', additionalProperties: { anyOf: [{ title: 'this or that', type: 'object' }, {}] } },
    'Map aus this or that oder beliebig',
  ],
  [{ type: 'array', items: { type: 'string', format: 'binary' } }, 'Array aus Datei'],
])('says of %j in German: %s', (schema, expected) => {
  const say = createSay({
    any: 'beliebig',
    file: 'Datei',
    or: 'oder',
    'array of {type}': 'Array aus {type}',
    'map of {type}': 'Map aus {type}',
  });
  expect(describeType(schema, table, say)).toBe(expected);
});

it('comes to an end in a list of itself', () => {
  expect(describeType({ $ref: '#/components/schemas/List' }, table)).toBe('array of array of array of array');
});
