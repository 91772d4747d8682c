import { describe, expect, it, test } from 'vitest';
import type { Json } from '@octavo/core';
import { checkCriterion } from './check-criterion.ts';
import { evaluateRuntimeExpression } from './evaluate-expression.ts';
import { fillBody } from './fill-body.ts';
import { fillText, fillValue } from './fill-value.ts';
import { parseCondition } from './parse-condition.ts';
import { parseExpression, splitEmbedded } from './parse-expression.ts';
import { searchPattern } from '../patterns/search-pattern.ts';
import { selectJson } from './select-json.ts';
import type { ValueScope } from './value-scope.ts';

const SCOPE: ValueScope = {
  selectJson,
  inputs: { username: 'ana', 'my.key': 1, productDetails: { productId: 'p1' }, threshold: 2, status: 'open' },
  outputs: { bar: { name: 'x' } },
  steps: new Map([['someStepId', { pets: [{ id: 7 }, { id: 8 }] }]]),
  workflows: new Map([['foo', { inputs: { username: 'bo' }, outputs: { mappedResponse: { name: 'n' } } }]]),
  sources: { petstore: { name: 'petstore', url: 'https://api.example.com/petstore.yaml', type: 'openapi' } },
  exchange: {
    url: 'https://api.test/pets?x=1',
    method: 'GET',
    request: { header: { Accept: 'application/json' }, query: { x: '1' }, path: { id: 5 }, body: { user: { uuid: 'u' } } },
    response: {
      status: 200,
      header: { server: 'Echo' },
      body: { status: 'Open', count: 3, data: { id: 'd' }, items: [{ id: 'a' }], 'a/b': { 'c~d': true }, pets: [1, 2], empty: null },
    },
  },
};

const evaluate = (text: string, scope = SCOPE): Json | undefined => {
  const expression = parseExpression(text);
  if (expression === undefined) throw new Error(`${text} is not an expression.`);
  return evaluateRuntimeExpression(expression, scope);
};

describe('runtime expressions', () => {
  // The table of "Runtime Expressions" in the specification of 1.0.1 and 1.1.0.
  it.each<[string, Json | undefined]>([
    ['$method', 'GET'],
    ['$request.header.accept', 'application/json'],
    ['$request.path.id', 5],
    ['$request.query.x', '1'],
    ['$request.body#/user/uuid', 'u'],
    ['$url', 'https://api.test/pets?x=1'],
    ['$statusCode', 200],
    ['$response.body#/status', 'Open'],
    ['$response.body#/items/0/id', 'a'],
    ['$response.body#/a~1b/c~0d', true],
    ['$response.header.Server', 'Echo'],
    ['$inputs.username', 'ana'],
    ['$inputs.my.key', 1],
    ['$inputs.productDetails.productId', 'p1'],
    ['$workflows.foo.inputs.username', 'bo'],
    ['$steps.someStepId.outputs.pets', [{ id: 7 }, { id: 8 }]],
    ['$steps.someStepId.outputs.pets#/0/id', 7],
    ['$steps.someStepId.outputs.pets[1].id', 8],
    ['$outputs.bar', { name: 'x' }],
    ['$workflows.foo.outputs.mappedResponse#/name', 'n'],
    ['$sourceDescriptions.petstore.url', 'https://api.example.com/petstore.yaml'],
    ['$components.parameters.foo', undefined],
    ['$components.successActions.bar', undefined],
    ['$self', undefined],
    ['$message.payload#/status', undefined],
    ['$inputs.nothing', undefined],
    ['$response.body#/items/7/id', undefined],
  ])('%s', (text, value) => {
    expect(evaluate(text)).toEqual(value);
  });

  it.each([
    '',
    '$',
    '$5.00',
    '$inputs',
    '$inputs.',
    '$steps.a',
    '$steps.a.b',
    '$response.status',
    '$response.header.a b',
    '$statusCode2',
    'text',
  ])('%j is none', (text) => {
    expect(parseExpression(text)).toBeUndefined();
  });

  it('sees own members alone', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect([evaluate(`$inputs.${name}`), evaluate(`$response.body#/${name}`), evaluate(`$sourceDescriptions.petstore.${name}`)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    expect(evaluate('$steps.constructor.outputs.name')).toBeUndefined();
  });

  it('are found in the braces of a text', () => {
    expect(splitEmbedded('a {$inputs.x} {b} {$y}').map((piece) => (typeof piece === 'string' ? piece : piece.expression.kind))).toEqual([
      'a ',
      'inputs',
      ' {b} ',
      '{$y}',
    ]);
    expect(fillText('https://{$inputs.username}/{$steps.someStepId.outputs.pets}/{$inputs.none}', SCOPE)).toBe(
      'https://ana/[{"id":7},{"id":8}]/null',
    );
  });
});

describe('values', () => {
  it('keep their types, and selectors select', () => {
    const selector = { context: '$response.body', selector: '$.items[0].id', type: 'jsonpath' };
    const pointer = { context: '$response.body', selector: '/data', type: { type: 'jsonpointer', version: 'rfc6901' } };
    expect(
      fillValue({ a: '$inputs.threshold', b: ['$inputs.none', '{$inputs.threshold}'], c: '$inputs.none', selector, pointer }, SCOPE),
    ).toEqual({
      a: 2,
      b: [null, '2'],
      selector: 'a',
      pointer: { id: 'd' },
    });
  });

  it('take the place of what a body has at a target', () => {
    const replacements = [
      { target: '/quantity', type: undefined, value: 10 },
      { target: '/list/-', type: 'jsonpointer' as const, value: '$inputs.username' },
      { target: '/none/x', type: undefined, value: 1 },
    ];
    expect(fillBody({ payload: '{"quantity": 1, "list": []}', replacements }, SCOPE)).toEqual({
      value: { quantity: 10, list: ['ana'] },
      unset: ['/none/x'],
    });
    expect(SCOPE.inputs['username']).toBe('ana');
  });

  it('have no way to the prototypes', () => {
    const payload = JSON.parse('{"__proto__": {"polluted": "$inputs.username"}}') as Json;
    const replacements = [{ target: '/__proto__/polluted', type: undefined, value: 1 }];
    const { value } = fillBody({ payload, replacements }, SCOPE);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":1}}');
  });
});

describe('criteria', () => {
  it.each([
    ['$statusCode == 200', true],
    ["$response.body.status == 'OPEN'", true],
    ['$response.body.count > $inputs.threshold', true],
    ['$statusCode == 200 && $response.body.data != null', true],
    ['$response.body#/empty == null', true],
    ['$response.body#/missing != null', false],
    ['$response.body.count >= 3.0 && !($statusCode >= 400 || $statusCode < 100)', true],
    ["$request.query.x == 1 && $request.query.x < '2'", true],
    ["'it''s' == 'IT''S'", true],
    ['$response.body.items[0].id == "a"', true],
    ['$response.body.empty', false],
    ['null == false', false],
    ['true', true],
    ['$response.body.items == $response.body.items', true],
    ['$response.body.items < 3', false],
  ])('%s', (condition, isMet) => {
    expect(checkCriterion({ condition, type: 'simple' }, SCOPE)).toEqual({ isMet });
  });

  it.each([
    ['$statusCode = 200', 12],
    ['$statusCode == ', 15],
    ['$status == 200', 0],
    ['($statusCode == 200', 19],
    ['$statusCode == 200 200', 19],
    ['== 1', 0],
    ['!'.repeat(60) + 'true', 51],
    ['', 0],
  ])('%j cannot be read, and does not hold', (condition, at) => {
    expect(parseCondition(condition)).toMatchObject({ at });
    expect(checkCriterion({ condition, type: 'simple' }, SCOPE)).toMatchObject({ isMet: false, problem: expect.any(String) as string });
  });

  it.each([
    ['regex', '$statusCode', '^2\\d{2}$', true],
    ['regex', '$response.body.status', '^({$inputs.status})$', false],
    ['regex', '$response.body.missing', '.*', false],
    ['jsonpath', '$response.body', '$[?count(@.*) > 0]', true],
    ['jsonpath', '$response.body', '$.pets[?@ > 1]', true],
    ['jsonpath', '$response.body', '$.pets[?@ > {$inputs.threshold}]', false],
    ['jsonpath', '$response.body', '$.items[?match(@.id, "[a-c]")]', true],
  ] as const)('%s: %s %s', (type, context, condition, isMet) => {
    expect(checkCriterion({ context, condition, type }, SCOPE)).toEqual({ isMet });
  });

  it.each([
    ['regex', '$statusCode', '('],
    ['jsonpath', '$response.body', '$.pets['],
    ['jsonpath', '$statusCode', '$.pets'],
    ['jsonpath', 'body', '$.pets'],
    ['xpath', '$response.header.server', '/a'],
    ['unknown', '$response.body', 'x'],
  ] as const)('%s: %s %s says why it does not hold', (type, context, condition) => {
    expect(checkCriterion({ context, condition, type }, SCOPE)).toEqual({ isMet: false, problem: expect.any(String) as string });
  });
});

describe('what strangers wrote ends', () => {
  test.each(['(a+)+$', '(a|a)*$', '(a|aa)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', String.raw`(?:(\w+)\s?)*$`])('the pattern %s', (pattern) => {
    const started = performance.now();
    for (const text of ['a'.repeat(40), `${'a'.repeat(5000)}!`]) searchPattern(text, pattern);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('is refused where it could take too long, and found where it need not', () => {
    expect(searchPattern(`${'a'.repeat(50_000)}!`, String.raw`(a+)\1+$`)).toHaveProperty('problem');
    expect(searchPattern('a'.repeat(150), '(a+)+$')).toEqual({ isFound: true });
    expect(searchPattern(`${'a'.repeat(20_000)} done`, 'done')).toEqual({ isFound: true });
  });
});
