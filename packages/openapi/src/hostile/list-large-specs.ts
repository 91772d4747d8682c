import type { JsonObject } from '@octavo/core';
import { answer, clique, named, nest, ref, times } from './spec-pieces.ts';

/** Specs whose lists, maps, values and circles are far larger than any reader needs. */
export function listLargeSpecs(): Record<string, JsonObject> {
  return {
    'alternatives of five thousand': answer({
      anyOf: times(5000, (index) => ({ type: 'object', title: `T${index}`, properties: { [`a${index}`]: { type: 'string' } } })),
    }),
    'parts of five thousand': answer({ allOf: times(5000, (index) => ({ properties: { [`a${index}`]: { type: 'string' } } })) }),
    'references to five thousand parts': answer(
      { allOf: times(5000, (index) => ref(`E${index}`)) },
      Object.fromEntries(times(5000, (index) => [`E${index}`, { properties: { [`a${index}`]: { type: 'string' } } }])),
    ),
    'a default of a million characters': answer({ type: 'string', default: 'x'.repeat(1_000_000) }),
    'an example outside ASCII': answer({ type: 'string', example: 'é路'.repeat(200_000) }),
    'a default that is deep': answer({ default: nest(400, (a) => [a]) }),
    'values of ten thousand characters': answer({ enum: times(500, (index) => `${'x'.repeat(10_000)}${index}`) }),
    'a pattern of a hundred thousand characters': answer({ type: 'string', pattern: '(a|b)*'.repeat(20_000) }),
    'patterns of the same twice': answer({ type: 'string', pattern: '^(a|a)*(?=!)$', minLength: 40 }),
    'patterns of many repetitions': answer({ type: 'string', pattern: '^a*a*a*a*a*a*a*a*a*(?=!)$', minLength: 5000 }),
    'an example that a pattern backtracks on': answer({ type: 'string', pattern: '^(\\w|\\d)+$', example: `${'1'.repeat(40)}!` }),
    'names that a pattern backtracks on': answer({
      type: 'object',
      propertyNames: { pattern: '^(a|a)+(?=!)$', minLength: 30 },
      patternProperties: { '^((a+))+$': { type: 'string' } },
      example: { [`${'a'.repeat(40)}!`]: 1 },
    }),
    'conditions of hundreds': answer({
      allOf: times(500, (a) => ({
        if: { properties: { a: { const: a } } },
        else: { required: [`r${a}`] },
      })),
    }),
    'anchors in a circle': answer(
      { $ref: '#x0' },
      Object.fromEntries(
        times(500, (index) => [
          `S${index}`,
          { $anchor: `x${index}`, allOf: [{ $ref: `#x${(index + 1) % 500}` }, { $ref: `#x${(index + 7) % 500}` }] },
        ]),
      ),
    ),
    'anchors that are alternatives of each other': answer(
      { $ref: '#x0' },
      Object.fromEntries(
        times(40, (index) => [`S${index}`, { $anchor: `x${index}`, oneOf: times(40, (other) => ({ $ref: `#x${other}` })) }]),
      ),
    ),
    'half characters as names': answer({
      properties: Object.fromEntries(times(50, (index) => [`\uD800${index}`, { type: 'string', default: '\uDC00' }])),
      required: ['\uD800'],
    }),
    'many descriptions with many marks': answer({
      properties: named(times(1000, (index) => ({ type: 'string', description: `${'[a]('.repeat(500)}${index}` }))),
    }),
    'a path of pairs of braces': { ...answer({}), paths: { [`/${'{a}/'.repeat(20_000)}`]: { get: { responses: {} } } } },
    'a path of braces': { ...answer({}), paths: { [`/${'{'.repeat(20_000)}`]: { get: { responses: {} } } } },
    'a mapping of twenty thousand': answer({
      oneOf: [ref('A')],
      discriminator: {
        propertyName: 'k',
        mapping: Object.fromEntries(times(20_000, (index) => [`k${index}`, `#/components/schemas/L${index}`])),
      },
    }),
    'serialized examples that are large': {
      ...answer({}),
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: '',
                content: { 'application/xml': { examples: { a: { serializedValue: '<a>'.repeat(300_000) } } } },
              },
            },
          },
        },
      },
    },
    'samples of megabytes': {
      ...answer({}),
      paths: { '/a': { get: { responses: {}, 'x-codeSamples': times(3, () => ({ lang: 'js', source: 'a = `${'.repeat(200_000) })) } } },
    },
    'a pattern that refers back': answer({ type: 'string', pattern: '^(.*)\\1(.*)\\2(.*)\\3$', minLength: 4000 }),
    'a pattern of nothing, a billion times': answer({ type: 'string', pattern: '^(?:){999999999}(b{0}){999999999}a$', minLength: 2 }),
    'fields and alternatives that are each other': answer(
      ref('B0'),
      clique(40, (others) => ({ type: 'object', properties: named(others), anyOf: others })),
    ),
    'parts of parts that are shared': answer(
      { allOf: times(60, (index) => ref(`A${index}`)) },
      Object.fromEntries(
        times(60, (index) => [
          `A${index}`,
          {
            allOf: times(60, (other) => ref(`A${(index + other + 1) % 60}`)),
            required: times(60, (name) => `x${name}`),
            properties: named(times(60, () => ({ type: 'string', description: `${index}` }))),
          },
        ]),
      ),
    ),
    'a thousand schemas that depend': answer({
      type: 'object',
      dependentSchemas: Object.fromEntries(times(1000, (index) => [`a${index}`, { required: [`a${index + 1}`] }])),
    }),
    'more names than are made up': answer({
      type: 'object',
      minProperties: 10_000,
      propertyNames: { pattern: '^[a-z]{1,3}$' },
      additionalProperties: { type: 'string' },
    }),
    'a note on each of a hundred thousand values': answer({
      enum: times(100_000, (index) => index),
      'x-enum-descriptions': times(100_000, (index) => `d *x* ${index}`),
    }),
    'a hundred responses that are each hard to make': {
      ...answer({}),
      paths: {
        '/a': {
          get: {
            responses: Object.fromEntries(
              times(100, (index) => [String(200 + index), { description: '', content: { 'application/json': { schema: hard(index) } } }]),
            ),
          },
        },
      },
    },
    'callbacks of a hundred responses': {
      ...answer({}),
      paths: {
        '/a': {
          get: {
            responses: {},
            callbacks: Object.fromEntries(times(100, (index) => [`c${index}`, { $ref: '#/components/callbacks/C' }])),
          },
        },
      },
      components: {
        callbacks: { C: Object.fromEntries(times(100, (index) => [`{$url}/${index}`, { $ref: '#/components/pathItems/P' }])) },
        pathItems: {
          P: { post: { responses: Object.fromEntries(times(100, (index) => [String(200 + index), { description: 'a *b*' }])) } },
        },
      },
    },
    'fifteen hundred dynamic anchors': answer(
      { properties: named(times(1500, (index) => ({ $dynamicRef: `#n${index}` }))) },
      Object.fromEntries(
        times(1500, (index) => [
          `S${index}`,
          { $dynamicAnchor: `n${index}`, type: 'object', properties: { next: { $dynamicRef: `#n${(index + 1) % 1500}` } } },
        ]),
      ),
    ),
    'maps of hundreds': {
      ...answer({}),
      paths: {
        '/a': {
          get: {
            responses: createResponses(500),
            callbacks: named(times(1000, () => ({ '{$url}': { post: { responses: {} } } }))),
          },
        },
      },
    },
  };
}

/** An object of which each of three hundred properties asks for the next one. */
function hard(index: number): JsonObject {
  const next = (name: number): JsonObject => ({ required: [`a${name + 1}`], properties: { [`b${index}`]: { type: 'string' } } });
  return { type: 'object', required: ['a0'], dependentSchemas: Object.fromEntries(times(300, (name) => [`a${name}`, next(name)])) };
}

/** Responses of all statuses from 100 on, each with the same maps: one value, as aliases of YAML are. */
function createResponses(count: number): JsonObject {
  const response = {
    description: 'a *b*',
    headers: named(times(200, () => ({ schema: { type: 'string' } }))),
    content: { 'application/json': { schema: { properties: named(times(50, () => ({ type: 'string' }))) } } },
    links: named(times(500, () => ({ operationId: 'a', parameters: named(times(10, () => '$request.body')) }))),
  };
  return Object.fromEntries(times(count, (index) => [String(100 + index), response]));
}
