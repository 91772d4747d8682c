import { describe, expect, it } from 'vitest';
import type { SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';

const table: SchemaTable = {
  '#/components/schemas/Route': { type: 'object', description: 'A route.', required: ['id'], properties: { id: { type: 'string' } } },
  '#/components/schemas/Alias': { $ref: '#/components/schemas/Route' },
  '#/components/schemas/Loop': { $ref: '#/components/schemas/Loop', title: 'Loop' },
  '#/components/schemas/Never': false,
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('flattenSchema', () => {
  it('follows a chain of references and names the first', () => {
    const flat = flattenSchema(ref('Alias'), table);
    expect(flat.schema).toMatchObject({ type: 'object', required: ['id'] });
    expect(flat.name).toBe('Alias');
    expect(flat.refs).toEqual(['#/components/schemas/Alias', '#/components/schemas/Route']);
  });

  it('lets what stands beside a reference win', () => {
    const flat = flattenSchema({ ...ref('Route'), description: 'Mine.', deprecated: true }, table);
    expect(flat.schema).toMatchObject({ description: 'Mine.', deprecated: true, type: 'object' });
  });

  it('ends in a circle', () => {
    expect(flattenSchema(ref('Loop'), table).schema).toEqual({ title: 'Loop' });
  });

  it('tells what the table lacks', () => {
    const flat = flattenSchema({ allOf: [ref('Deep'), ref('Route')] }, table);
    expect(flat.missing).toEqual(['#/components/schemas/Deep']);
    expect(flat.schema).toMatchObject({ type: 'object' });
  });

  it('does not take what every object has for an entry of the table', () => {
    expect(flattenSchema({ $ref: 'constructor' }, table).missing).toEqual(['constructor']);
  });

  it('merges the parts of allOf: fields and requirements add up, limits narrow', () => {
    const flat = flattenSchema(
      {
        allOf: [
          ref('Route'),
          { required: ['name'], properties: { name: { type: 'string', maxLength: 40 } } },
          { properties: { name: { minLength: 2 } }, minProperties: 1 },
        ],
        minProperties: 3,
      },
      table,
    );
    expect(flat.schema).toMatchObject({
      required: ['id', 'name'],
      minProperties: 3,
      properties: { id: { type: 'string' }, name: { allOf: [{ type: 'string', maxLength: 40 }, { minLength: 2 }] } },
    });
  });

  it.each([
    [['string', 'null'], 'string', 'string'],
    ['number', 'integer', 'integer'],
    ['integer', 'number', 'integer'],
    [['string', 'integer'], ['integer', 'null'], ['integer']],
  ])('narrows the types %j and %j to %j', (first, second, expected) => {
    expect(flattenSchema({ allOf: [{ type: first }, { type: second }] }, table).schema).toMatchObject({ type: expected });
  });

  it('keeps every choice and condition of its parts', () => {
    const flat = flattenSchema(
      {
        allOf: [{ oneOf: [ref('Route')] }, JSON.parse('{"anyOf":[{"type":"string"}],"if":{"minLength":1},"then":{"maxLength":2}}')],
        oneOf: [true],
        discriminator: { propertyName: 'kind', mapping: { route: '#/components/schemas/Route' } },
      },
      table,
    );
    expect(flat.choices).toEqual([
      { kind: 'oneOf', options: [ref('Route')] },
      { kind: 'anyOf', options: [{ type: 'string' }] },
      { kind: 'oneOf', options: [true], discriminator: { property: 'kind', mapping: { route: '#/components/schemas/Route' } } },
    ]);
    expect(flat.conditions).toEqual([{ when: { minLength: 1 }, required: { maxLength: 2 } }]);
  });

  it('says that nothing fits when a part says so', () => {
    expect(flattenSchema({ allOf: [ref('Never'), ref('Route')] }, table).schema).toBe(false);
    expect(flattenSchema(true, table).schema).toEqual({});
    expect(flattenSchema(undefined, table).schema).toEqual({});
  });

  it('keeps a property named __proto__', () => {
    const text = '{"allOf":[{"properties":{"__proto__":{"type":"string"}}},{"properties":{"__proto__":{"minLength":1},"id":{}}}]}';
    const flat = flattenSchema(JSON.parse(text), table).schema;
    expect(flat === false ? [] : Object.keys(flat['properties'] ?? {})).toEqual(['__proto__', 'id']);
    expect(Object.prototype).not.toHaveProperty('minLength');
  });

  it('takes a keyword by the name of what every object inherits for a keyword of its own', () => {
    const text = '{"allOf":[{"valueOf":1,"type":"object"},{"valueOf":2,"constructor":true,"toString":[]}]}';
    expect(JSON.stringify(flattenSchema(JSON.parse(text), table).schema)).toBe(
      '{"valueOf":2,"type":"object","constructor":true,"toString":[]}',
    );
  });
});

it('follows a schema once, and again where something came that it lacked', () => {
  const growing: SchemaTable = { A: { type: 'object' } };
  const [whole, lacking] = [{ $ref: 'A' }, { allOf: [{ $ref: 'A' }, { $ref: 'B' }] }];
  expect(flattenSchema(whole, growing)).toBe(flattenSchema(whole, growing));
  expect(flattenSchema(lacking, growing)).toMatchObject({ schema: { type: 'object' }, missing: ['B'] });
  growing['B'] = { title: 'b' };
  expect(flattenSchema(lacking, growing)).toMatchObject({ schema: { type: 'object', title: 'b' }, missing: [] });
});
