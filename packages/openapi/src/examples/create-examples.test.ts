import { describe, expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import type { MediaType } from '../model/media-type.ts';
import { createMediaType } from '../request/fixtures/create-operation.ts';
import type { Direction } from '../schema/list-fields.ts';
import { createExampleMaker, createExampleRoom } from './create-examples.ts';
import type { ExampleMaker } from './create-examples.ts';

const create = (schemas: SchemaTable = {}): ExampleMaker => createExampleMaker((name) => schemas[name]);

function generate(schema: Schema, schemas: SchemaTable = {}, direction: Direction = 'request'): Json | undefined {
  return create(schemas)(createMediaType('application/json', { schema }), direction)[0]?.value;
}

describe('createExampleMaker', () => {
  test('of alternatives that overlap one is told by its property, and has nothing of the others', () => {
    const tagged = (property: string): Schema => ({
      required: ['kind'],
      properties: { kind: { type: 'string' }, [property]: { type: 'integer' } },
    });
    const discriminator = { propertyName: 'kind', mapping: { cat: 'Cat' } };
    const schema = { oneOf: [{ $ref: '#/s/Cat' }, { $ref: '#/s/Dog' }], discriminator };
    expect(generate(schema, { '#/s/Cat': tagged('lives'), '#/s/Dog': tagged('tricks') })).toEqual({ kind: 'cat', lives: 1, tricks: null });
  });

  test('what goes the other way is left out of examples of schemas, in maps and in alternatives, too', () => {
    const part = { properties: { key: { type: 'string', readOnly: true }, name: { type: 'string' } } };
    const properties = { map: { additionalProperties: { $ref: '#/part' } }, one: { anyOf: [{ type: 'null' }, { $ref: '#/part' }] } };
    const value = { key: 'a', name: 'b' };
    const schema = { properties, examples: [{ map: { any: value }, one: value }] };
    expect(generate(schema, { '#/part': part })).toEqual({ map: { any: { name: 'b' } }, one: { name: 'b' } });
  });

  test('given ones stay; made ones are marked', () => {
    const given = [{ name: 'a', value: 1 }];
    expect(create()(createMediaType('application/json', { examples: given, schema: { type: 'string' } }), 'request')).toBe(given);
    expect(create()(createMediaType('application/json', { schema: { type: 'boolean' } }), 'request')).toEqual([
      { name: 'generated', value: true, isGenerated: true },
    ]);
    expect(create()(createMediaType('application/json'), 'request')).toEqual([]);
    expect(create()(createMediaType('application/x-ndjson', { itemSchema: { const: 1 } }), 'response')[0]?.value).toEqual([1]);
  });

  test.each<[Schema, Json]>([
    [{ type: ['null', 'integer'] }, 1],
    [{ type: ['string', 'null'], format: 'uuid' }, '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
    [{ const: 'x' }, 'x'],
    [{ type: 'string', contentMediaType: 'application/json', contentSchema: { properties: { n: { type: 'integer' } } } }, '{"n":1}'],
    [
      { type: 'string', maxLength: 6, contentMediaType: 'application/json', contentSchema: { properties: { n: { type: 'integer' } } } },
      'string',
    ],
    [{ const: null }, null],
    [{ type: 'string', examples: ['first', 'second'] }, 'first'],
    [{ type: 'integer', examples: ['no number'] }, 1],
    [{ type: 'string', default: 'd' }, 'd'],
    [{ enum: [null, 'a', 'b'] }, 'a'],
    [{ type: 'array', prefixItems: [{ const: 1 }, { type: 'boolean' }], items: { type: 'string' } }, [1, false]],
    [{ type: 'array', items: { type: 'integer' }, minItems: 2 }, [1, 2]],
    [{ type: 'array', items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
    [{ properties: { a: { type: 'boolean' } } }, { a: true }],
    [
      { properties: { email: { type: 'string' }, created_at: { type: 'string' } } },
      { email: 'ada@example.com', created_at: '2026-01-15T09:30:00Z' },
    ],
    [{ oneOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ anyOf: [{ const: 'x' }, { type: 'null' }] }, 'x'],
    [{ allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] }, { a: 1, b: 2 }],
    [
      { type: 'object', properties: { k: { const: 1 } }, oneOf: [{ properties: { m: { const: 2 } } }] },
      { k: 1, m: 2 },
    ],
    [{ type: 'object', examples: [{ any: 1 }] }, { any: 1 }],
    [{ type: 'object', additionalProperties: { const: 7 } }, { key: 7 }],
    [{ type: 'number', multipleOf: 0.1, exclusiveMinimum: 0.2 }, 0.4],
    [{ type: 'string', pattern: '^[A-Z]{3}-\\d{2}$' }, 'AAA-00'],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'US'],
    [{ oneOf: [{ type: 'number' }, { type: 'number', minimum: 5 }] }, 1.5],
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

  test.each([
    ['beside the reference', { allOf: [{ $ref: '#/base' }], properties: { status: { readOnly: true } } }],
    ['in another part', { allOf: [{ $ref: '#/base' }, { properties: { status: { readOnly: true } } }] }],
    ['two references up', { allOf: [{ $ref: '#/middle' }], properties: { status: { readOnly: true } } }],
  ])('a field that a reference requires and that is read-only %s is left out', (_, schema) => {
    const schemas = {
      '#/base': { required: ['status', 'note'], properties: { status: { const: 'done' }, note: { const: 'n' } } },
      '#/middle': { allOf: [{ $ref: '#/base' }] },
    };
    expect(generate(schema, schemas)).toEqual({ note: 'n' });
    expect(generate(schema, schemas, 'response')).toEqual({ status: 'done', note: 'n' });
    // What the reference stands for elsewhere still requires it.
    expect(generate({ properties: { own: schema, other: { $ref: '#/base' } } }, schemas)).toEqual({
      own: { note: 'n' },
      other: { status: 'done', note: 'n' },
    });
  });

  test('recursion ends; siblings of a reference count', () => {
    const schemas = {
      '#/n': { type: 'object', properties: { id: { const: 1 }, next: { $ref: '#/n' }, all: { type: 'array', items: { $ref: '#/n' } } } },
      '#/either': { oneOf: [{ $ref: '#/either' }, { const: 'leaf' }] },
    };
    expect(generate({ $ref: '#/n' }, schemas)).toEqual({ id: 1, all: [] });
    expect(generate({ $ref: '#/n', examples: [{ id: 1, own: true }] }, schemas)).toEqual({ id: 1, own: true });
    // Its own alternative: no validator can tell what fits.
    expect(generate({ $ref: '#/either' }, schemas)).toBeUndefined();
    expect(generate({ $ref: '#/unknown' }, schemas)).not.toBeUndefined();
  });

  test('a schema that branches without end is left before its end', () => {
    const names = Array.from({ length: 12 }, (_, index) => `#/${index}`);
    const schemas = Object.fromEntries(
      names.map((name) => [name, { properties: Object.fromEntries(names.map(($ref) => [$ref, { $ref }])) }]),
    );
    expect(JSON.stringify(generate({ $ref: '#/0' }, schemas)).length).toBeLessThan(1_000_000);
  });

  test('a schema that no value fits gives none: what is required is missing in every way, or longer than anyone reads', () => {
    const schemas: SchemaTable = { '#/a': { type: 'object', required: ['a'], properties: { a: { $ref: '#/a' } } } };
    expect(generate({ $ref: '#/a' }, schemas)).toBeUndefined();
    expect(generate({ type: 'array', minItems: 1e9, items: { type: 'array', minItems: 1e9, items: { const: 1 } } })).toBeUndefined();
    expect(generate({ oneOf: [{ type: 'string' }, { type: 'string' }] })).toBeUndefined();
    expect(generate({ properties: { a: { $ref: '#/a' }, b: { const: 1 } } }, schemas)).toEqual({ b: 1 });
  });

  describe('where a schema asks for more than an example may cost', () => {
    const names = Array.from({ length: 24 }, (_, index) => `#/${index}`);
    const links = Object.fromEntries(names.map(($ref) => [$ref, { oneOf: [{ $ref }, { type: 'null' }] }]));
    const schemas: SchemaTable = Object.fromEntries(names.map((name) => [name, { properties: { id: { const: name }, ...links } }]));
    const whole = (): MediaType => createMediaType('application/json', { schema: { $ref: '#/0' } });
    const small = (value: number): MediaType => createMediaType('application/json', { schema: { properties: { a: { const: value } } } });

    test('fewer levels of it are made, not what is required alone', () => {
      expect(generate({ $ref: '#/0' }, schemas)).toMatchObject({ id: '#/0' });
    });

    test('what is quick has an example after it, on its page and of its API, as long as the page is not full of such', () => {
      const make = create(schemas);
      const room = createExampleRoom();
      while (room.left > 0) make(whole(), 'response', room);
      expect(make(small(1), 'response', room)[0]?.value).toEqual({ a: 1 });
      const own = createExampleRoom();
      make(small(2), 'response', own);
      expect(createExampleRoom().left - own.left).toBeLessThan(100);
      for (let before = 0; room.left !== before;) {
        before = room.left;
        make(whole(), 'response', room);
      }
      expect(make(small(3), 'response', room)).toEqual([]);
    });
  });

  test('false, and what is no schema, give no example', () => {
    expect(generate(false)).toBeUndefined();
    expect(generate({ properties: { a: 5 as never, b: { type: 5 } } })).toBeDefined();
  });
});
