import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import type { ApiChanges } from './api-change.ts';
import { compareApis } from './compare-apis.ts';
import { sayChange } from './say-change.ts';

const TODAY = '2026-11-23';

function compare(before: object, after: object): ApiChanges {
  const [from, to] = [before, after].map((document) =>
    loadTestApi({ 'api.yaml': { openapi: '3.1.0', info: { title: 'Parcels', version: '1' }, ...document } }),
  );
  if (from === undefined || to === undefined) throw new Error('Two documents are compared.');
  return compareApis(from, to, { today: TODAY });
}

/** What is told: `breaking body weight: type changed …`. */
function tell(before: object, after: object): string[] {
  return compare(before, after).operations.flatMap(({ key, changes }) =>
    changes.map((change) => {
      const { place, text } = sayChange(change);
      return [change.level, key === 'POST /parcels' ? '' : key, place, change.field, `- ${text}`].filter(Boolean).join(' ');
    }),
  );
}

const post = (operation: object, more: object = {}): object => ({
  paths: { '/parcels': { post: { responses: {}, ...operation } } },
  ...more,
});
const sends = (schema: unknown): object => post({ requestBody: { content: { 'application/json': { schema } } } });
const gets = (schema: unknown): object => post({ responses: { 200: { description: '', content: { 'application/json': { schema } } } } });
const asks = (...parameters: object[]): object => post({ parameters });
const field = (schema: unknown, more: object = {}): object => ({ type: 'object', properties: { a: schema }, ...more });

/** What becomes of a schema, and what is told where it is sent and where it comes back. */
const SCHEMAS: [name: string, before: unknown, after: unknown, sent: string[], received: string[]][] = [
  ['nothing', field({ type: 'string' }), field({ type: 'string', description: 'new' }), [], []],
  [
    'a type',
    field({ type: 'string' }),
    field({ type: 'object' }),
    ['breaking a - `type` changed from `string` to `object`'],
    ['breaking a - `type` changed from `string` to `object`'],
  ],
  [
    'a wider type',
    { type: 'integer' },
    { type: 'number' },
    ['note - `type` changed from `integer` to `number`'],
    ['breaking - `type` changed from `integer` to `number`'],
  ],
  [
    'a narrower type',
    {},
    { type: 'string' },
    ['breaking - `type` changed from `any` to `string`'],
    ['note - `type` changed from `any` to `string`'],
  ],
  ['a null', { type: 'string' }, { type: ['string', 'null'] }, ['note - allows `null`'], ['breaking - allows `null`']],
  ['a null as alternative', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: ['string', 'null'] }, [], []],
  [
    'no null',
    { type: 'string', nullable: true },
    { type: 'string' },
    ['breaking - no longer allows `null`'],
    ['note - no longer allows `null`'],
  ],
  [
    'a format',
    { type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int64' },
    ['note - `format` changed from `int32` to `int64`'],
    ['breaking - `format` changed from `int32` to `int64`'],
  ],
  [
    'values',
    { enum: ['a', 'b'] },
    { enum: ['b', 'c'] },
    ['breaking - no longer allows `"a"`', 'note - allows `"c"`'],
    ['risky - allows `"c"`', 'note - no longer allows `"a"`'],
  ],
  [
    'values of an open list',
    { 'x-extensible-enum': ['a', 'b'] },
    { 'x-extensible-enum': ['b', 'c'] },
    ['breaking - no longer allows `"a"`'],
    ['note - no longer allows `"a"`'],
  ],
  [
    'a constant',
    { const: 1 },
    { const: 2 },
    ['breaking - `const` changed from `1` to `2`'],
    ['breaking - `const` changed from `1` to `2`'],
  ],
  [
    'a new limit',
    { type: 'string' },
    { type: 'string', maxLength: 9 },
    ['risky - `maxLength` `9` added'],
    ['note - `maxLength` `9` added'],
  ],
  [
    'a tighter limit',
    { maximum: 9 },
    { maximum: 5 },
    ['breaking - `maximum` changed from `9` to `5`'],
    ['note - `maximum` changed from `9` to `5`'],
  ],
  [
    'an exclusive limit',
    { maximum: 9 },
    { exclusiveMaximum: 9 },
    ['breaking - `maximum` changed from `9` to `< 9`'],
    ['note - `maximum` changed from `9` to `< 9`'],
  ],
  [
    'a looser limit',
    { minItems: 2 },
    { minItems: 1 },
    ['note - `minItems` changed from `2` to `1`'],
    ['breaking - `minItems` changed from `2` to `1`'],
  ],
  [
    'a step',
    { multipleOf: 10 },
    { multipleOf: 5 },
    ['note - `multipleOf` changed from `10` to `5`'],
    ['breaking - `multipleOf` changed from `10` to `5`'],
  ],
  ['a pattern', {}, { pattern: '^a' }, ['breaking - `pattern` `"^a"` added'], ['note - `pattern` `"^a"` added']],
  ['a required field', field({}), field({}, { required: ['a'] }), ['breaking a - now required'], ['note a - now required']],
  ['an optional field', field({}, { required: ['a'] }), field({}), ['note a - now optional'], ['breaking a - now optional']],
  ['a new field', {}, field({}), ['note - type narrowed'], ['note']],
  [
    'a removed field',
    { type: 'object', properties: { a: {}, b: {} }, required: ['a'] },
    { type: 'object' },
    ['risky a - removed', 'risky b - removed'],
    ['breaking a - removed', 'risky b - removed'],
  ],
  [
    'a forbidden field',
    field({}, { additionalProperties: false }),
    { type: 'object', additionalProperties: false },
    ['breaking a - removed'],
    ['risky a - removed'],
  ],
  [
    'a field of responses alone',
    field({ type: 'string', readOnly: true }),
    field({ type: 'integer', readOnly: true }),
    [],
    ['breaking a - `type` changed from `string` to `integer`'],
  ],
  [
    'a field of requests alone',
    field({ type: 'string', writeOnly: true }),
    field({ type: 'integer', writeOnly: true }),
    ['breaking a - `type` changed from `string` to `integer`'],
    [],
  ],
  ['what stands in allOf', { allOf: [field({ maxLength: 9 }), field({ maxLength: 5 })] }, field({ maxLength: 5 }), [], []],
  [
    'items',
    { type: 'array', items: field({ maximum: 9 }) },
    { type: 'array', items: field({ maximum: 5 }) },
    ['breaking [].a - `maximum` changed from `9` to `5`'],
    ['note [].a - `maximum` changed from `9` to `5`'],
  ],
  ['an alternative', { oneOf: [{ title: 'Cat' }, { title: 'Dog' }] }, { oneOf: [{ title: 'Dog' }] }, [], []],
  [
    'one alternative of three',
    { oneOf: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] },
    { oneOf: [{ title: 'C' }, { title: 'A' }] },
    ['breaking - no longer allows `B`'],
    ['note - no longer allows `B`'],
  ],
  [
    'what an alternative holds',
    { oneOf: [field({ title: 'A', maximum: 9 }), { title: 'B' }] },
    { oneOf: [{ title: 'B' }, field({ title: 'A', maximum: 5 })] },
    ['breaking (object).a - `maximum` changed from `9` to `5`'],
    ['note (object).a - `maximum` changed from `9` to `5`'],
  ],
  ['a rule', {}, { not: { const: 1 } }, ['breaking - `not` added'], ['note - `not` added']],
  ['a default', { default: 1 }, { default: 2 }, ['note - `default` changed from `1` to `2`'], ['note - `default` changed from `1` to `2`']],
  [
    'a deprecation',
    field({}),
    field({ deprecated: true, 'x-sunset': '2027-01-31' }),
    ['note a - now deprecated', 'note a - `x-sunset` `2027-01-31` added'],
    ['note a - now deprecated', 'note a - `x-sunset` `2027-01-31` added'],
  ],
];

test.each(SCHEMAS.filter(([name]) => name !== 'a new field' && name !== 'an alternative'))(
  'a schema gets %s',
  (_, before, after, sent, received) => {
    expect(tell(sends(before), sends(after))).toEqual(sent.map((text) => text.replace(/^(\w+) /, '$1 body ')));
    expect(tell(gets(before), gets(after))).toEqual(received.map((text) => text.replace(/^(\w+) /, '$1 Response `200` ')));
  },
);

test('a new field is a note, a required one breaks requests', () => {
  const old = { type: 'object' };
  expect(tell(sends(old), sends(field({})))).toEqual(['note body a - added, optional']);
  expect(tell(sends(old), sends(field({}, { required: ['a'] })))).toEqual(['breaking body a - added, required']);
  expect(tell(gets(old), gets(field({}, { required: ['a'] })))).toEqual(['note Response `200` a - added, required']);
});

test('a breaking change gives its reason', () => {
  const { operations } = compare(sends({ maximum: 9 }), sends({ maximum: 5 }));
  expect(operations[0]?.changes[0]?.reason).toBe('Requests that were valid can now be rejected.');
});

const OPERATIONS: [name: string, before: object, after: object, told: string[]][] = [
  ['a removed operation', post({}), { paths: {} }, ['breaking - removed']],
  [
    'a removed operation whose end has come',
    post({ deprecated: true, 'x-sunset': '2026-11-01' }),
    { paths: {} },
    ['note - removed, deprecated'],
  ],
  ['a removed operation whose end is ahead', post({ deprecated: true, 'x-sunset': '2027-01-31' }), { paths: {} }, ['breaking - removed']],
  ['a new operation', { paths: {} }, post({}), ['note - added']],
  ['a deprecated operation', post({}), post({ deprecated: true }), ['note - now deprecated']],
  ['an operation id', post({ operationId: 'a' }), post({ operationId: 'b' }), ['note - `operationId` changed from `a` to `b`']],
  [
    'an end that comes sooner',
    post({ 'x-sunset': '2027-06-30' }),
    post({ 'x-sunset': '2027-01-31' }),
    ['breaking - `x-sunset` changed from `2027-06-30` to `2027-01-31`'],
  ],
  [
    'a required parameter',
    post({}),
    asks({ name: 'q', in: 'query', required: true, schema: {} }),
    ['breaking query `q` - added, required'],
  ],
  ['an optional parameter', post({}), asks({ name: 'q', in: 'query', schema: {} }), ['note query `q` - added, optional']],
  ['a removed parameter', asks({ name: 'q', in: 'query', schema: {} }), post({}), ['risky query `q` - removed']],
  [
    'the default of a parameter',
    asks({ name: 'q', in: 'query', schema: { default: 1 } }),
    asks({ name: 'q', in: 'query', schema: { default: 2 } }),
    ['breaking query `q` - `default` changed from `1` to `2`'],
  ],
  ['a header by another case', asks({ name: 'X-A', in: 'header', schema: {} }), asks({ name: 'x-a', in: 'header', schema: {} }), []],
  [
    'a list in a query',
    asks({ name: 'q', in: 'query', schema: { type: 'string' } }),
    asks({ name: 'q', in: 'query', schema: { type: 'array', items: { type: 'string' } } }),
    ['note query `q` - allows `array`'],
  ],
  [
    'a text in a query',
    asks({ name: 'q', in: 'query', schema: { type: 'integer' } }),
    asks({ name: 'q', in: 'query', schema: { type: 'string' } }),
    ['note query `q` - `type` changed from `integer` to `string`'],
  ],
  [
    'a style',
    asks({ name: 'q', in: 'query', schema: { type: 'array' } }),
    asks({ name: 'q', in: 'query', style: 'pipeDelimited', schema: { type: 'array' } }),
    ['breaking query `q` - `style` changed from `form, explode` to `pipeDelimited`'],
  ],
  [
    'a body that is required',
    sends({}),
    post({ requestBody: { required: true, content: { 'application/json': { schema: {} } } } }),
    ['breaking body - now required'],
  ],
  [
    'a media type',
    sends({}),
    post({ requestBody: { content: { 'application/xml': { schema: {} } } } }),
    ['breaking body - `application/json` removed', 'note body - `application/xml` added'],
  ],
  [
    'a range of media types',
    sends({}),
    post({ requestBody: { content: { 'application/*': { schema: {} } } } }),
    ['note body - `content` changed from `application/json` to `application/*`'],
  ],
  [
    'a status',
    gets({}),
    post({ responses: { 201: { description: '' }, 404: { description: '' } } }),
    ['breaking Response `200` - removed', 'note Response `201` - added', 'note Response `404` - added'],
  ],
  [
    'a required header of a response',
    post({ responses: { 200: { headers: { 'X-A': { required: true } } } } }),
    post({ responses: { 200: {} } }),
    ['breaking Response `200`, header `X-A` - removed'],
  ],
  [
    'what a webhook sends',
    { webhooks: { sent: { post: { requestBody: { content: { 'application/json': { schema: { enum: [1] } } } } } } } },
    { webhooks: { sent: { post: { requestBody: { content: { 'application/json': { schema: { enum: [1, 2] } } } } } } } },
    ['risky webhook sent body - allows `2`'],
  ],
  [
    'another name in a path',
    { paths: { '/parcels/{id}': { get: {} } } },
    { paths: { '/parcels/{key}': { get: {} } } },
    ['note GET /parcels/{key} path `key` - `name` changed from `id` to `key`'],
  ],
  [
    'a server',
    { ...post({}), servers: [{ url: 'https://a.example' }] },
    { ...post({}), servers: [{ url: 'https://b.example' }] },
    ['risky Server - `https://a.example` removed', 'note Server - `https://b.example` added'],
  ],
];

test.each(OPERATIONS)('an API gets %s', (_, before, after, told) => {
  expect(tell(before, after).map((text) => text.replace(/^(\w+) POST \/parcels /, '$1 '))).toEqual(told);
});

const SCHEMES = {
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, oauth: { type: 'oauth2', flows: {} } } },
};

test.each([
  ['is required', [], [{ key: [] }], ['breaking Authorization - requires `key`']],
  ['is not required', [{ key: [] }], [{}, { key: [] }], ['note Authorization - no longer required']],
  ['has one more way', [{ key: [] }], [{ key: [] }, { oauth: ['read'] }], ['note Authorization - allows `oauth` (read)']],
  ['has one way less', [{ key: [] }, { oauth: ['read'] }], [{ oauth: ['read'] }], ['breaking Authorization - no longer allows `key`']],
  ['needs a scope', [{ oauth: ['read'] }], [{ oauth: ['read', 'write'] }], ['breaking Scopes - requires `write`']],
  ['needs a scope less', [{ oauth: ['read', 'write'] }], [{ oauth: ['read'] }], ['note Authorization - allows `oauth` (read)']],
])('authorization %s', (_, before, after, told) => {
  const found = tell(post({ security: before }, SCHEMES), post({ security: after }, SCHEMES));
  expect(found).toEqual(told);
});

test('schemas that hold themselves are compared once', () => {
  const tree = (limit: number): object => ({
    ...gets({ $ref: '#/components/schemas/Node' }),
    components: {
      schemas: {
        Node: {
          type: 'object',
          properties: {
            name: { maxLength: limit },
            left: { $ref: '#/components/schemas/Node' },
            right: { $ref: '#/components/schemas/Node' },
          },
        },
      },
    },
  });
  expect(tell(tree(5), tree(9))).toEqual(['breaking Response `200` name - `maxLength` changed from `5` to `9`']);
});

test('schemas that are all of each other are cut, and it is told', () => {
  const names = Array.from({ length: 20 }, (_, index) => `S${index}`);
  const web = (limit: number): object => ({
    ...gets({ $ref: '#/components/schemas/S0' }),
    components: {
      schemas: Object.fromEntries(
        names.map((name) => [
          name,
          {
            type: 'object',
            maxProperties: limit,
            properties: Object.fromEntries(
              names.map((other) => [other, { allOf: names.map((one) => ({ $ref: `#/components/schemas/${one}` })), title: other }]),
            ),
          },
        ]),
      ),
    },
  });
  const { operations, isCut } = compare(web(5), web(9));
  expect(operations[0]?.changes[0]?.values).toEqual({ name: '`maxProperties`', from: '`5`', to: '`9`' });
  expect(isCut).toBe(true);
});

test('what two places say alike is told of both', () => {
  const both = (limit: number): object => ({ type: 'object', properties: { a: { maximum: limit }, b: { maximum: limit } } });
  expect(tell(sends(both(9)), sends(both(5))).map((text) => text.replace(/ - .*/, ''))).toEqual(['breaking body a', 'breaking body b']);
});

test('breaking operations come first', () => {
  const paths = (limit: number): object => ({
    paths: {
      '/a': { get: { summary: `${limit}`, deprecated: limit === 1 } },
      '/b': { get: { parameters: [{ name: 'q', in: 'query', schema: { maximum: limit } }] } },
    },
  });
  expect(compare(paths(2), paths(1)).operations.map(({ key }) => key)).toEqual(['GET /b', 'GET /a']);
});

test.each([
  [300, false],
  [301, true],
])('of %i alternatives those that are not compared are told: %o', (length, isCut) => {
  const choose = (more: object): object => sends({ oneOf: Array.from({ length }, (_, index) => ({ title: `A${index}`, ...more })) });
  expect(compare(choose({ maxLength: 20 }), choose({ maxLength: 10 })).isCut).toBe(isCut);
});
