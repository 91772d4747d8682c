import type { JsonObject } from '@octavo/core';
import { answer, named, nest, ref, times } from './spec-pieces.ts';

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
  };
}
