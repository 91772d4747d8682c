import { expect, it } from 'vitest';
import type { JsonObject } from '@octavo/core';
import { listSchemaFaults } from './schema-faults.ts';

it.each<[string, JsonObject]>([
  ['keywords of its own', { note: 'a', in: 'query', id: 'a', formats: ['a'], 'x-a': 1, name: 'x', key: true }],
  [
    'keywords of older dialects',
    { nullable: true, definitions: { A: { type: 'string' } }, dependencies: {}, example: 1, additionalItems: false },
  ],
  [
    'properties that are named as keywords',
    { properties: { type: { type: 'object' }, required: true, items: { type: ['string', 'null'] } } },
  ],
  ['another dialect', { $schema: 'http://json-schema.org/draft-04/schema#', required: true, exclusiveMinimum: true }],
  ['values of any kind', { const: { type: 5 }, default: [], enum: [{ required: 1 }], examples: [{ items: 3 }] }],
  ['a discriminator', { discriminator: { propertyName: 'kind', mapping: {} }, xml: { name: 'a' }, externalDocs: { url: '/' } }],
])('has nothing to say of %s', (_, schema) => {
  expect(listSchemaFaults(schema, '')).toEqual([]);
});

it.each<[string, JsonObject, string]>([
  ['a type', { type: ['string', 'nul'] }, '/type/1'],
  ['a list', { allOf: [] }, '/allOf'],
  ['a list of schemas', { oneOf: [3] }, '/oneOf/0'],
  ['a schema', { items: [{ type: 'string' }] }, '/items'],
  ['schemas by name', { properties: { a: 'string' } }, '/properties/a'],
  ['names', { required: ['a', 3] }, '/required'],
  ['a number', { items: { minLength: -1 } }, '/items/minLength'],
  ['a step', { multipleOf: 0 }, '/multipleOf'],
  ['a discriminator', { discriminator: 'kind' }, '/discriminator'],
  ['a pattern', { pattern: '[a-z' }, '/pattern'],
  ['a lowest value', { minimum: 10, maximum: 1 }, '/minimum'],
  ['a name of a required property', { properties: { id: {}, total: {} }, required: ['id', 'totl'] }, '/required/1'],
  ['a slip', { properties: { a: { formt: 'date' } } }, '/properties/a/formt'],
])('tells of a wrong %s', (_, schema, pointer) => {
  expect(listSchemaFaults(schema, '').map((fault) => fault.pointer)).toEqual([pointer]);
});
