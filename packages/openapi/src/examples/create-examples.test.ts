import { describe, expect, test } from 'vitest';
import type { Json } from '../value/json.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { createMediaType } from '../request/fixtures/create-operation.ts';
import type { Direction } from '../schema/list-fields.ts';
import { createExamples } from './create-examples.ts';

function generate(schema: Schema, schemas: SchemaTable = {}, direction: Direction = 'request'): Json | undefined {
  return createExamples(createMediaType('application/json', { schema }), schemas, direction)[0]?.value;
}

describe('createExamples', () => {
  test('given ones stay; made ones are marked', () => {
    const given = [{ name: 'a', value: 1 }];
    expect(createExamples(createMediaType('application/json', { examples: given, schema: { type: 'string' } }), {}, 'request')).toBe(given);
    expect(createExamples(createMediaType('application/json', { schema: { type: 'boolean' } }), {}, 'request')).toEqual([
      { name: 'generated', value: true, isGenerated: true },
    ]);
    expect(createExamples(createMediaType('application/json'), {}, 'request')).toEqual([]);
    expect(createExamples(createMediaType('application/x-ndjson', { itemSchema: { const: 1 } }), {}, 'response')[0]?.value).toEqual([1]);
  });

  test.each<[Schema, Json]>([
    [{ type: ['null', 'integer'] }, 0],
    [{ type: ['string', 'null'], format: 'uuid' }, '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
    [{ const: 'x' }, 'x'],
    [{ const: null }, null],
    [{ type: 'string', examples: ['first', 'second'] }, 'first'],
    [{ type: 'string', default: 'd' }, 'd'],
    [{ enum: ['a', 'b'] }, 'a'],
    [{ type: 'array', prefixItems: [{ const: 1 }, { type: 'boolean' }], items: { type: 'string' } }, [1, true]],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
    [{ properties: { a: { type: 'boolean' } } }, { a: true }],
    [{ oneOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ anyOf: [{ const: 'x' }, { type: 'null' }] }, 'x'],
    [{ allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] }, { a: 1, b: 2 }],
    [
      { type: 'object', properties: { k: { const: 1 } }, oneOf: [{ properties: { m: { const: 2 } } }] },
      { k: 1, m: 2 },
    ],
    [{ type: 'object', example: { any: 1 } }, { any: 1 }],
    [
      { type: 'object', additionalProperties: { const: 7 } },
      { property1: 7, property2: 7 },
    ],
  ])('%j -> %j', (schema, expected) => {
    expect(generate(schema)).toEqual(expected);
  });

  test('readOnly in requests and writeOnly in responses are left out, behind references, too', () => {
    const schema = {
      type: 'object',
      properties: { id: { const: 1, readOnly: true }, secret: { const: 2, writeOnly: true }, at: { $ref: '#/at' }, name: { const: 3 } },
    };
    const schemas = { '#/at': { const: 4, readOnly: true } };
    expect(generate(schema, schemas)).toEqual({ secret: 2, name: 3 });
    expect(generate(schema, schemas, 'response')).toEqual({ id: 1, at: 4, name: 3 });
  });

  test('recursion ends; siblings of a reference count', () => {
    const schemas = {
      '#/n': { type: 'object', properties: { id: { const: 1 }, next: { $ref: '#/n' }, all: { type: 'array', items: { $ref: '#/n' } } } },
      '#/self': { $ref: '#/self' },
      '#/either': { oneOf: [{ $ref: '#/either' }, { const: 'leaf' }] },
    };
    expect(generate({ $ref: '#/n' }, schemas)).toEqual({ id: 1, all: [] });
    expect(generate({ $ref: '#/n', example: 'own' }, schemas)).toBe('own');
    expect(generate({ $ref: '#/self' }, schemas)).toBeUndefined();
    expect(generate({ $ref: '#/either' }, schemas)).toBe('leaf');
    expect(generate({ $ref: '#/unknown' }, schemas)).not.toBeUndefined();
  });

  test('a schema that branches without end is left before its end', () => {
    const names = Array.from({ length: 12 }, (_, index) => `#/${index}`);
    const schemas = Object.fromEntries(
      names.map((name) => [name, { properties: Object.fromEntries(names.map(($ref) => [$ref, { $ref }])) }]),
    );
    expect(JSON.stringify(generate({ $ref: '#/0' }, schemas)).length).toBeLessThan(1_000_000);
  });

  test('lists that must be longer than anyone reads are cut, and marked', () => {
    const wide = (inner: Schema): Schema => ({ type: 'array', minItems: 1e9, items: inner });
    const [example] = createExamples(createMediaType('application/json', { schema: wide(wide({ const: 1 })) }), {}, 'response');
    expect(example).toMatchObject({ isGenerated: true, isShortened: true });
    expect(JSON.stringify(example?.value).length).toBeLessThan(1000);
  });

  test('false, and what is no schema, give no example', () => {
    expect(generate(false)).toBeUndefined();
    expect(generate({ properties: { a: 5 as never, b: { type: 5 } } })).toBeDefined();
  });
});
