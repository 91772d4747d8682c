import { listHostileSpecs } from '../../../openapi/src/hostile/list-hostile-specs.ts';
import type { TextOptions } from './create-text.ts';
import { readExample } from './read-example.ts';

const SPEC = readExample('openapi.yaml');
const SMALL = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/a/{b}': {
      get: {
        tags: ['A'],
        description: 'A *b*.',
        parameters: [{ name: 'b', in: 'path', schema: { $ref: '#/components/schemas/S' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/S' } } } },
        responses: {
          200: {
            description: 'Fine',
            content: { 'application/json': { schema: { oneOf: [{ $ref: '#/components/schemas/S' }, { type: 'null' }] } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      S: {
        type: 'object',
        required: ['a'],
        properties: {
          a: { type: 'string', minLength: 3, examples: ['abc'] },
          s: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/S' } },
        },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X' } },
  },
};

/** What specs are made of: small ones and hostile ones as JSON, that of the example as YAML. */
export function createSpecTexts(kind: 'json' | 'yaml'): TextOptions {
  return {
    files:
      kind === 'json' ? [JSON.stringify(SMALL), JSON.stringify(SMALL, undefined, 2), ...listHostileTexts()] : [SPEC, SPEC.slice(0, 3000)],
    tokens:
      kind === 'json'
        ? [
            '"$ref":"#/components/schemas/S"',
            '"allOf":[',
            '"oneOf":[',
            '"not":',
            '"if":',
            '"$anchor":"a"',
            '"$ref":"#a"',
            '"type":["string","null"]',
            '"minItems":1e9',
            '"minLength":1e9',
            '"pattern":"(a+)+$"',
            '"enum":[1,null,{}]',
            '"const":null',
            '"properties":',
            '"required":["a"]',
            '"discriminator":{"propertyName":"a"}',
            '"example":',
            '"default":',
            '"additionalProperties":',
            '"__proto__":',
            '"valueOf":1',
            '"style":"deepObject"',
            '"encoding":',
            '"callbacks":',
            '"servers":',
            '"swagger":"2.0"',
            'null',
            '[]',
            '{}',
            ',',
          ]
        : [
            'openapi: 3.1.0\n',
            'paths:\n',
            '  /a:\n',
            '    get:\n',
            '      description: ',
            '&a ',
            '*a',
            '<<: *a\n',
            '$ref: "#/components/schemas/S"\n',
            '- ',
            '  ',
            '|\n',
            '? ',
            '!!set ',
            '{a: b}',
            'responses: {200: {description: a}}\n',
            'allOf:\n',
            'type: [string, "null"]\n',
            '---\n',
            '...\n',
            '%YAML 1.2\n',
          ],
  };
}

function listHostileTexts(): string[] {
  return listHostileSpecs()
    .map(({ document }) => JSON.stringify(document))
    .filter((text) => text.length < 20_000);
}
