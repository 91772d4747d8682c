import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import { loadTestApi } from '../load/load-fixture.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { PART } from '../schema/part-keyword.ts';

function read(schema: unknown, others: JsonObject = {}): unknown {
  return loadTestApi({ 'api.yaml': { openapi: '3.0.0', components: { schemas: { A: schema, ...others } } } }).schema(
    '#/components/schemas/A',
  );
}

describe('readSchema', () => {
  test.each([
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] }, { anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] }],
    [{ nullable: true, oneOf: [{ type: 'string' }] }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      { anyOf: [{ $ref: '#/components/schemas/B' }, { nullable: true }], items: { nullable: true } },
      { anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }], items: {} },
    ],
    [
      { $ref: '#/components/schemas/B', nullable: true, description: 'x' },
      { description: 'x', anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] },
    ],
    [{ maximum: 3, exclusiveMaximum: true }, { exclusiveMaximum: 3 }],
    [{ maximum: 3, exclusiveMaximum: false }, { maximum: 3 }],
    [{ example: { $ref: 'not a reference' } }, { examples: [{ $ref: 'not a reference' }] }],
    [
      { $ref: '#/components/schemas/B', description: 'Beside' },
      { $ref: '#/components/schemas/B', description: 'Beside' },
    ],
    [{ $ref: '#/nowhere', title: 'Any' }, { title: 'Any' }],
    ['text', true],
    [false, false],
  ])('%j -> %j', (schema, expected) => {
    expect(read(schema, { B: { type: 'object' } })).toEqual(expected);
  });

  test('a property named $ref is a property', () => {
    const schema = {
      properties: { $ref: { type: 'string' }, ['__proto__']: { type: 'number' }, type: { $ref: '#/components/schemas/B' } },
    };
    expect(read(schema, { B: {} })).toEqual(schema);
  });

  test('a mapping holds names of components or references', () => {
    const schema = { discriminator: { propertyName: 'kind', mapping: { b: 'B', c: '#/components/schemas/B', lost: 'Lost' } } };
    expect(read(schema, { B: {} })).toEqual({
      discriminator: { propertyName: 'kind', mapping: { b: '#/components/schemas/B', c: '#/components/schemas/B' } },
    });
  });

  test('anchors and whole files can be referred to', () => {
    const { schema } = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        components: { schemas: { A: { anyOf: [{ $ref: '#b' }, { $ref: 'c.json' }] }, B: { $anchor: 'b', type: 'string' } } },
      },
      'c.json': '{"type": "number"}',
    });
    expect(schema('#/components/schemas/A')).toEqual({ anyOf: [{ $ref: '#/components/schemas/B' }, { $ref: 'c.json#' }] });
    expect(schema('c.json#')).toEqual({ type: 'number' });
  });

  test.each<[string, object, object, string]>([
    ['a URI of a schema', { A: { $ref: 'https://x.test/tree' }, B: { $id: 'https://x.test/tree' } }, {}, '#/components/schemas/B'],
    [
      'a URI and a pointer',
      { A: { $ref: 'https://x.test/t#/$defs/d' }, B: { $id: 'https://x.test/t', $defs: { d: {} } } },
      {},
      '#/components/schemas/B/$defs/d',
    ],
    [
      'a URI relative to another',
      { A: { $id: 'https://x.test/a', $ref: 'b' }, B: { $id: 'https://x.test/b' } },
      {},
      '#/components/schemas/B',
    ],
    [
      'an anchor of its resource',
      { A: { $ref: 't#n' }, B: { $id: 't', items: { $anchor: 'n' } }, C: { $anchor: 'n' } },
      {},
      '#/components/schemas/B/items',
    ],
    [
      "the document's own anchor",
      { A: { $ref: '#n' }, B: { $id: 't', items: { $anchor: 'n' } }, C: { $anchor: 'n' } },
      {},
      '#/components/schemas/C',
    ],
    [
      'an anchor, not data',
      { A: { $ref: '#n', default: { $anchor: 'n' } }, B: { const: { $anchor: 'n' } }, C: { $anchor: 'n' } },
      {},
      '#/components/schemas/C',
    ],
    [
      'a property named as a field of values',
      { A: { $ref: '#n' }, B: { properties: { example: { $anchor: 'n' } } } },
      {},
      '#/components/schemas/B/properties/example',
    ],
    [
      'the name of the document',
      { A: { $ref: 'https://x.test/api#/components/schemas/B' }, B: {} },
      { $self: 'https://x.test/api' },
      '#/components/schemas/B',
    ],
    ['a file, relative to that name', { A: { $ref: 'other.json' } }, { $self: 'lib/a.json' }, 'lib/other.json#'],
    ['a file, whatever the document calls itself', { A: { $ref: 'other.json' } }, { $self: 'https://x.test/api' }, 'other.json#'],
    [
      'a place of the document, within a schema with a URI',
      { A: { $id: 'https://x.test/a', $ref: '#/components/schemas/B' }, B: {} },
      {},
      '#/components/schemas/B',
    ],
  ])('%s can be referred to', (_, schemas, document, expected) => {
    const { schema, diagnostics } = loadTestApi({
      'api.yaml': { openapi: '3.2.0', ...document, components: { schemas } },
      'other.json': '{"type": "number"}',
      'lib/other.json': '{"type": "string"}',
    });
    expect(schema('#/components/schemas/A')).toHaveProperty('$ref', expected);
    expect(diagnostics().filter(({ code }) => code.endsWith('-reference'))).toEqual([]);
  });

  test.each(['file:///etc/passwd', '../../secret.json', 'https://x.test/a.json'])(
    'no file is read for a document that calls itself %s',
    ($self) => {
      const { schema, diagnostics } = loadTestApi({
        'api.yaml': { openapi: '3.2.0', $self, components: { schemas: { A: { $ref: 'shadow' }, B: { $ref: '../x.json' } } } },
      });
      expect(schema('#/components/schemas/A')).toEqual({});
      expect(diagnostics().map(({ code }) => code)).toContain('openapi/broken-reference');
    },
  );

  test('what is too large is cut, and each part can be asked for', () => {
    const leaf = { type: 'object', description: 'A leaf', properties: { text: { type: 'string', description: 'x'.repeat(900) } } };
    const wide = { type: 'object', properties: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, leaf])) };
    const { schema } = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        components: { schemas: { A: { type: 'object', properties: { a: wide, b: wide, c: wide, d: wide } } } },
      },
    });
    const found = schema('#/components/schemas/A');
    expect(JSON.stringify(found).length).toBeLessThan(24_000);
    const name = '#/components/schemas/A/properties/a/properties/p3';
    expect(found).toHaveProperty(['properties', 'a', 'properties', 'p3'], {
      $ref: name,
      [PART]: true,
      type: 'object',
      description: 'A leaf',
    });
    expect(schema(name)).toEqual(leaf);
  });

  test('a schema nested without end is read to a depth', () => {
    const nested = `${'{"properties":{"a":'.repeat(200)}{}${'}}'.repeat(200)}`;
    const { schema } = loadTestApi({ 'api.yaml': `{"openapi":"3.1.0","components":{"schemas":{"A":${nested}}}}` });
    expect(JSON.stringify(schema('#/components/schemas/A'))).toContain(PART);
  });
});

test('a circle of many schemas is shown in part, which is told once', () => {
  const names = Array.from({ length: 150 }, (_, index) => `S${index}`);
  const ref = (index: number): JsonObject => ({ $ref: `#/components/schemas/S${index % names.length}` });
  const schemas = Object.fromEntries(names.map((name, index) => [name, { allOf: [ref(index + 1)], title: name }]));
  const loaded = loadTestApi({ 'api.yaml': { openapi: '3.1.0', components: { schemas } } });
  const table = loaded.collect({ oneOf: [ref(0), ref(1)] });
  expect(flattenSchema(ref(0), table).refs).toHaveLength(100);
  expect(loaded.diagnostics()).toMatchObject([{ code: 'openapi/shortened', message: expect.stringContaining('`S0` is merged from') }]);
});
