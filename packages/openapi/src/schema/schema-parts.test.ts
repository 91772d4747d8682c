import { describe, expect, it } from 'vitest';
import { listConstraints } from './list-constraints.ts';
import { listFields } from './list-fields.ts';
import { listOptions } from './list-options.ts';
import { listValues } from './list-values.ts';
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

describe('listConstraints', () => {
  it.each([
    [{ minimum: 1, maximum: 9 }, [{ name: '', value: '1 – 9' }]],
    [{ exclusiveMinimum: 0 }, [{ name: '', value: '> 0' }]],
    [{ minimum: 0, exclusiveMinimum: 0, maximum: 1, exclusiveMaximum: 5 }, [{ name: '', value: '> 0, ≤ 1' }]],
    [{ minLength: 4, maxLength: 4 }, [{ name: 'length', value: '4' }]],
    [
      { maxItems: 3, uniqueItems: true },
      [
        { name: 'items', value: '≤ 3' },
        { name: 'items', value: 'unique' },
      ],
    ],
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
  ])('of %j', (schema, expected) => expect(listConstraints(schema)).toEqual(expected));
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
