import type { JsonObject } from '@octavo/core';
import { listLargeSpecs } from './list-large-specs.ts';
import { answer, chain, clique, describe, named, nest, ref, times } from './spec-pieces.ts';

/** A spec that costs much more to read than to write, with what it tries. */
export interface HostileSpec {
  name: string;
  document: JsonObject;
}

/** For tests and `pnpm fuzz`: what strangers wrote, or could write, to keep a site busy. Each is one operation `GET /a` and its schemas. */
export function listHostileSpecs(): HostileSpec[] {
  const specs: Record<string, JsonObject> = {
    'emphasis that never ends': describe('*a_ '.repeat(3000)),
    'brackets that never close': describe('['.repeat(12_000)),
    'links within links': describe('[a]('.repeat(5000)),
    'quotes within quotes': describe('>'.repeat(12_000)),
    'quotes of lists': describe('> - '.repeat(4000)),
    'lists within lists': describe('- '.repeat(6000)),
    'code that never closes': describe('`a'.repeat(10_000)),
    'code of growing fences': describe(times(160, (index) => '`'.repeat(index + 1)).join('a')),
    'autolinks that never end': describe('<a:'.repeat(8000)),
    'tags within tags': describe('<div>'.repeat(5000)),
    'tags that close nothing': describe('</p>'.repeat(6000)),
    'formatting within formatting': describe('<b><i>'.repeat(3000)),
    'a table of many columns': describe(`${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${'|b\n'.repeat(3000)}`),
    'notes that refer to notes': describe(times(1500, (index) => `[^${index}]: [^${index + 1}]\n`).join('')),
    'entities without end': describe('&amp'.repeat(7000)),
    'mail addresses': describe('a@b.'.repeat(7000)),
    'links of www': describe('www.a_b.c('.repeat(3000)),
    deletions: describe('~a~~b'.repeat(5000)),
    'callouts that never close': describe('<Note>'.repeat(5000)),
    'one word': describe('a'.repeat(30_000)),
    escapes: describe('\\*a'.repeat(9000)),
    definitions: describe(times(2500, (index) => `[${index}]: /a\n`).join('') + '[0]'.repeat(2000)),
    'a list of a billion items': answer({ type: 'array', minItems: 1e9, items: { type: 'string' } }),
    'a text of a billion characters': answer({ type: 'string', minLength: 1e9 }),
    'lists within lists of ten thousand': answer(nest(6, (items) => ({ type: 'array', minItems: 10_000, items }))),
    'an object of a billion members': answer({ type: 'object', minProperties: 1e9, additionalProperties: { type: 'string' } }),
    'a list that must contain': answer({ type: 'array', contains: { const: 1 }, minContains: 1e9 }),
    'a pattern that backtracks': answer({ type: 'string', pattern: '^(a+)+$', minLength: 40 }),
    'sixteen levels of two': answer(
      ref('A0'),
      chain(16, (next) => ({ allOf: [next, next] })),
    ),
    'sixteen levels of two, written out': answer(nest(16, (part) => ({ allOf: [part, part] }))),
    'levels of two alternatives': answer(
      ref('A0'),
      chain(24, (next) => ({ oneOf: [next, next] })),
    ),
    'levels of two properties': answer(
      ref('A0'),
      chain(24, (next) => ({ properties: { a: next, b: next } })),
    ),
    'levels of two rules': answer(
      ref('A0'),
      chain(20, (next) => ({ not: next, contains: next, if: next, else: next })),
    ),
    'levels of two lists': answer(
      ref('A0'),
      chain(24, (next) => ({ prefixItems: [next, next], items: next })),
    ),
    'alternatives that are each other': answer(
      ref('B0'),
      clique(6, (others) => ({ oneOf: others })),
    ),
    'alternatives that are each other, twelve': answer(
      ref('B0'),
      clique(12, (others) => ({ oneOf: others })),
    ),
    'alternatives that are each other, with fields': answer(
      ref('B0'),
      clique(8, (others, index) => ({ type: 'object', properties: { [`p${index}`]: { anyOf: others } }, anyOf: others })),
    ),
    'parts that are each other': answer(
      ref('B0'),
      clique(12, (others) => ({ allOf: others })),
    ),
    'fields that are each other': answer(
      ref('B0'),
      clique(12, (others) => ({ type: 'object', required: others.map((_, index) => `p${index}`), properties: named(others) })),
    ),
    'lists that are each other': answer(
      ref('B0'),
      clique(12, (others) => ({ type: 'array', prefixItems: others, minItems: others.length })),
    ),
    'maps that are each other': answer(
      ref('B0'),
      clique(12, (others) => ({ additionalProperties: { anyOf: others } })),
    ),
    'a discriminator of each other': answer(
      ref('B0'),
      clique(10, (others) => ({
        type: 'object',
        oneOf: others,
        discriminator: { propertyName: 'kind' },
        properties: { kind: { type: 'string' } },
      })),
    ),
    'a schema that is itself': answer(ref('A0'), { A0: ref('A0') }),
    'forty objects with fields and alternatives of each other': answer(
      ref('B0'),
      clique(40, (others) => ({ type: 'object', properties: named(others), anyOf: others })),
    ),
    'a hundred alternatives of a hundred': answer(
      { oneOf: times(100, (index) => ref(`C${index}`)) },
      Object.fromEntries(times(100, (index) => [`C${index}`, { oneOf: times(100, (other) => ref(`C${other}`)) }])),
    ),
    'references that lead nowhere': answer({ properties: named(times(1500, (index) => ref(`Lost${index}`))) }),
    anchors: answer(
      { properties: named(times(1500, (index) => ({ $ref: `#anchor${index}` }))) },
      Object.fromEntries(times(1500, (index) => [`S${index}`, { $anchor: `anchor${index}`, type: 'string' }])),
    ),
    'schemas that name each other by URI': answer(
      { $ref: 'https://x.test/0/' },
      Object.fromEntries(
        times(1500, (index) => [
          `S${index}`,
          { $id: `https://x.test/${index}/`, type: 'object', properties: { next: { $ref: `../${index + 1}/` } } },
        ]),
      ),
    ),
    'URIs relative to URIs': answer(nest(200, (items) => ({ $id: 'a/', items }))),
    'anchors that lead nowhere': answer(
      { properties: named(times(1500, (index) => ({ $ref: `#nothing${index}` }))) },
      Object.fromEntries(times(1500, (index) => [`S${index}`, { $anchor: `anchor${index}`, type: 'string' }])),
    ),
    'a chain of references': answer(
      ref('A0'),
      chain(2000, (next) => next),
    ),
    // Longer than what is merged, and shorter than what the validator has stack for: where that ends, Vitest's modules give undefined for an
    // import, in place of the RangeError that the product answers.
    'a chain of parts': answer(
      ref('A0'),
      chain(150, (next) => ({ allOf: [next] })),
    ),
    'a chain of fields': answer(
      ref('A0'),
      chain(2000, (next) => ({ type: 'object', required: ['next'], properties: { next } })),
    ),
    'three thousand fields': answer({ properties: named(times(3000, () => ({ type: 'string', description: 'One of *many*.' }))) }),
    'ten thousand values': answer({ enum: times(10_000, (index) => `value ${index}`) }),
    'enumerations that are merged': answer({
      allOf: times(8, (part) => ({ enum: times(4000, (index) => `value ${index + part}`) })),
    }),
    'required names that are merged': answer({
      allOf: times(8, (part) => ({ required: times(4000, (index) => `name ${part}-${index}`) })),
    }),
    'fields that are merged': answer({
      allOf: times(40, (part) => ({ properties: named(times(100, (index) => ({ type: 'string', description: `${part} ${index}` }))) })),
    }),
    'names of Object.prototype': answer({
      allOf: [{ valueOf: 1 }, { toString: 2, constructor: 3 }, { properties: { hasOwnProperty: { type: 'string' }, valueOf: true } }],
    } as JsonObject),
    'a name of a thousand words': answer({ properties: { ['a '.repeat(20_000)]: { type: 'string' } } }),
    'an example that is deep': answer({ example: nest(190, (a) => ({ a })) }),
    'a default that is large': answer({ type: 'array', default: times(50_000, (index) => index) }),
    'a discriminator of many': answer(
      {
        oneOf: times(400, (index) => ref(`D${index}`)),
        discriminator: {
          propertyName: 'kind',
          mapping: Object.fromEntries(times(400, (index) => [`k${index}`, `#/components/schemas/D${index}`])),
        },
      },
      Object.fromEntries(times(400, (index) => [`D${index}`, { type: 'object', properties: { kind: { const: `k${index}` } } }])),
    ),
    'a thousand parameters': {
      ...answer({}),
      paths: {
        '/a': {
          get: { parameters: times(1000, (index) => ({ name: `p${index}`, in: 'query', schema: { type: 'string' } })), responses: {} },
        },
      },
    },
    'callbacks that are each other': {
      ...answer({}),
      paths: { '/a': { get: { responses: {}, callbacks: { x: { '{$url}': { $ref: '#/paths/~1a' } } } } } },
    },
    'headers of encodings that are each other': {
      ...answer({}),
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: '',
                content: { 'multipart/form-data': { encoding: { a: { headers: { h: { $ref: '#/components/headers/H' } } } } } },
              },
            },
          },
        },
      },
      components: {
        headers: { H: { content: { 'multipart/form-data': { encoding: { a: { headers: { h: { $ref: '#/components/headers/H' } } } } } } } },
      },
    },
    'servers of many variables': {
      ...answer({}),
      servers: [
        {
          url: `https://${times(40, (index) => `{v${index}}`).join('')}.example.com`,
          variables: Object.fromEntries(times(40, (index) => [`v${index}`, { default: 'a', enum: ['a', 'b', 'c'] }])),
        },
      ],
    },
    'security of many': {
      ...answer({}),
      security: times(3000, (index) => ({ [`lost${index}`]: [] })),
    },
  };
  return Object.entries({ ...specs, ...listLargeSpecs() }).map(([name, document]) => ({ name, document }));
}
