import type { JsonObject } from '@octavo/core';
import { describe, expect, it } from 'vitest';
import { isNested } from './is-nested.ts';
import { listConstraints } from './list-constraints.ts';
import { listFields } from './list-fields.ts';
import { listLimits } from './list-limits.ts';
import { listOptions } from './list-options.ts';
import { createSay, sayEnglish } from '../value/say.ts';
import { describeLimits, listPlainParts } from './list-plain-parts.ts';
import { listValues } from './list-values.ts';
import { orderFields } from './order-fields.ts';
import { refName } from './ref-name.ts';

describe('refName', () => {
  it.each([
    ['#/components/schemas/Route', 'Route'],
    ['parts/route.yaml#/$defs/a~1b%20c', 'a/b c'],
    ['parts/Route.v2.yaml', 'Route.v2'],
    ['#/components/schemas/100%', '100%'],
    ['#/components/schemas/%FF', '%FF'],
  ])('of %s is %s', (ref, expected) => expect(refName(ref)).toBe(expected));
});

describe('listLimits', () => {
  it.each([
    [{ minimum: 1, maximum: 9 }, ['1 to 9']],
    [{ exclusiveMinimum: 0 }, ['over 0']],
    [{ minimum: 0, exclusiveMinimum: 0, maximum: 1, exclusiveMaximum: 5 }, ['over 0, at most 1']],
    [{ minLength: 4, maxLength: 4 }, ['exactly 4 characters']],
    [{ maxItems: 1, uniqueItems: true }, ['at most 1 item', 'unique items']],
    [{ minProperties: 1, multipleOf: 5 }, ['multiple of 5', 'at least 1 field']],
  ])('of %j', (schema, expected) => expect(listLimits(schema)).toEqual(expected));
});

describe('listPlainParts', () => {
  const tell = (schema: JsonObject): string[] =>
    listPlainParts(schema, { table: {}, direction: 'response' }).map(
      ({ of, label, schema: one }) => `${of} ${label ?? ''} ${String(one['pattern'] ?? one['enum'] ?? '')}`,
    );

  it('tells of a list’s items, of the only alternative, and of plain ones each', () => {
    const text = { type: 'string', pattern: 'a' };
    expect(tell({ type: 'array', items: { type: 'array', items: text } })).toEqual(['value  ', 'item  ', 'item  a']);
    expect(tell({ anyOf: [text, { type: 'null' }] })).toEqual(['value  ', 'value  a']);
    expect(tell({ oneOf: [text, { type: 'integer' }] })).toEqual(['value  ', 'value string a', 'value integer ']);
    expect(tell({ oneOf: [{ title: 'One', anyOf: [text, { enum: [1] }] }, true] })).toEqual([
      'value  ',
      'value One ',
      'value string a',
      'value number 1',
      'value any ',
    ]);
  });

  it('names alternatives without a name in the language of the page', () => {
    const schema = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    const say = createSay({ 'array of {type}': 'Liste von {type}' });
    const labels = listPlainParts(schema, { table: {}, direction: 'response', say }).map(({ label }) => label);
    expect(labels).toContain('Liste von string');
  });

  it('leaves alternatives with fields to those who draw them', () => {
    expect(tell({ oneOf: [{ properties: { a: true } }, { type: 'string', pattern: 'a' }] })).toEqual(['value  ']);
  });

  it('takes alternatives of one value each for documented values', () => {
    const schema = {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', description: 'Second.' },
      ],
    };
    expect(tell(schema)).toEqual(['value  a,b']);
    // A name that several fields share, of which one takes less.
    expect(tell({ enum: ['c', 'b'], allOf: [schema] })).toEqual(['value  b']);
    expect(tell({ enum: ['c'], allOf: [schema] })).toEqual(['value  a,b']);
  });

  it('says the limits of items after those of their list', () => {
    const schema = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } };
    expect(describeLimits(listPlainParts(schema, { table: {}, direction: 'response' }), sayEnglish)).toBe(
      'at most 3 items, each at most 9 characters',
    );
  });
});

describe('isNested', () => {
  const table = { '#/components/schemas/Notes': { additionalProperties: { type: 'string' } } };

  it.each([
    [{ additionalProperties: { type: 'string', format: 'uuid' } }, false],
    [{ items: { additionalProperties: { type: ['string', 'null'] } } }, false],
    // Its type is its name, which says nothing of it.
    [{ $ref: '#/components/schemas/Notes' }, true],
    [{ title: 'Notes', additionalProperties: { type: 'string' } }, true],
    [{ additionalProperties: { type: 'string', description: 'More.' } }, true],
    [{ additionalProperties: { $ref: '#/components/schemas/Notes' } }, true],
    [{ properties: { a: true }, additionalProperties: { type: 'string' } }, true],
  ])('of %j is %s', (schema, expected) => expect(isNested(schema, table, 'response')).toBe(expected));
});

describe('listConstraints', () => {
  it.each([
    [{ type: 'string', format: 'uuid' }, []],
    [
      { discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } } },
      [{ name: 'discriminator', value: 'kind (cat: Cat)' }],
    ],
    [{ xml: { name: 'id', attribute: true } }, [{ name: 'XML', value: '@id' }]],
    [
      { format: 'uuid', pattern: '^a' },
      [
        { name: 'format', value: 'uuid' },
        { name: 'pattern', value: '^a' },
      ],
    ],
    [{ format: 'binary', type: 'string' }, []],
    [{ required: ['a', 'b'], properties: { a: {} } }, [{ name: 'requires', value: 'b' }]],
    [{ dependentRequired: { card: ['street', 'city'] } }, [{ name: 'required with card', value: 'street, city' }]],
  ])('of %j', (schema, expected) => expect(listConstraints(schema).map(({ name, value }) => ({ name, value }))).toEqual(expected));
});

describe('listFields', () => {
  const schema = {
    required: ['id'],
    properties: { id: { readOnly: true }, secret: { $ref: 'S' }, name: { type: 'string' } },
    patternProperties: { '^x-': true },
    additionalProperties: { type: 'integer' },
  };
  const table = { S: { type: 'string', writeOnly: true } };

  it('leaves out what goes the other way', () => {
    const names = (direction: 'request' | 'response') =>
      listFields(schema, table, direction).map(({ kind, name, required }) => `${kind} ${name}${required ? '!' : ''}`);
    expect(names('request')).toEqual(['property secret', 'property name', 'pattern ^x-', 'other ']);
    expect(names('response')).toEqual(['property id!', 'property name', 'pattern ^x-', 'other ']);
  });

  it('gives a row to each position of a tuple, and to the rest', () => {
    expect(listFields({ prefixItems: [{ type: 'string' }, true], items: { type: 'null' } }, {}, 'response')).toEqual([
      { kind: 'position', name: '0', schema: { type: 'string' }, required: false },
      { kind: 'position', name: '1', schema: true, required: false },
      { kind: 'item', name: '', schema: { type: 'null' }, required: false },
    ]);
  });
});

it('orderFields puts required ones first, else all stay as they are written', () => {
  const fields = [
    { name: 'a', required: false },
    { name: 'b', required: true },
    { name: 'c', required: false },
    { name: 'd', required: true },
  ];
  const names = (order?: 'file') => orderFields(fields, order).map(({ name }) => name);
  expect([names(), names('file')]).toEqual([
    ['b', 'd', 'a', 'c'],
    ['a', 'b', 'c', 'd'],
  ]);
});

describe('listOptions', () => {
  const table = {
    '#/components/schemas/Cat': { title: 'House cat', properties: { kind: { const: 'cat' } } },
    '#/components/schemas/Dog': { properties: { kind: { enum: ['dog'] } } },
  };
  const options = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];

  it('names by title, by reference and by type, each once', () => {
    const choice = {
      kind: 'oneOf' as const,
      options: [...options, { type: 'string' }, { type: 'string', minLength: 2 }, { type: 'null' }],
    };
    expect(listOptions(choice, table).map(({ label }) => label)).toEqual(['House cat', 'Dog', 'string', 'string 2']);
  });

  it('finds the discriminating value in the mapping, by bare name too, else in the property', () => {
    const values = (mapping: Record<string, string>) =>
      listOptions({ kind: 'oneOf', options, discriminator: { property: 'kind', mapping } }, table).map(({ value }) => value);
    expect(values({ feline: '#/components/schemas/Cat', canine: 'Dog' })).toEqual(['feline', 'canine']);
    expect(values({})).toEqual(['cat', 'dog']);
  });
});

describe('listValues', () => {
  it('takes notes by position and by value', () => {
    const schema = { enum: ['a', 2, null], 'x-enum-varnames': ['A', 'TWO'], 'x-enumDescriptions': { a: 'First.', '2': 'Second.' } };
    expect(listValues(schema)).toEqual([
      { value: 'a', name: 'A', description: 'First.' },
      { value: 2, name: 'TWO', description: 'Second.' },
      { value: null },
    ]);
  });
});
