import { expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import { createTestFiles } from '../load/load-fixture.ts';
import { loadApi } from '../load/load-api.ts';
import type { LoadedApi } from '../load/load-api.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': { get: { operationId: 'listPets', responses: {} }, post: { operationId: 'addPet', responses: {} } },
    '/pets/{id}': { get: { responses: {} } },
  },
};

const EVENTS = {
  asyncapi: '3.0.0',
  info: { title: 'Events', version: '1' },
  channels: { orders: { address: 'orders' } },
  operations: { placeOrder: { action: 'send', channel: { $ref: '#/channels/orders' } } },
};

/** Loads files of workflows and APIs; the first is `flows.yaml`. */
function load(workflows: JsonObject[], more: JsonObject = {}, others: Record<string, object> = {}): LoadedApi {
  const flows = {
    arazzo: '1.0.1',
    info: { title: 'Flows', version: '1' },
    sourceDescriptions: [{ name: 'pets', url: './api.yaml', type: 'openapi' }],
    workflows,
    ...more,
  };
  const files = createTestFiles({ 'flows.yaml': flows, 'api.yaml': API, 'events.yaml': EVENTS, ...others });
  const loaded = new Map<string, LoadedApi>();
  const find = (source: string): LoadedApi => {
    const one = loaded.get(source) ?? loadApi(source, { files, hosts: new Set(), findApi: (other) => find(other).api });
    loaded.set(source, one);
    return one;
  };
  return find('flows.yaml');
}

const list = (loaded: LoadedApi): string[] =>
  loaded.diagnostics().map(({ code, message, hint = '' }) => `${code.replace('openapi/workflow', '')} ${message} ${hint}`.trim());

const step = (id: string, more: JsonObject = {}): JsonObject => ({ stepId: id, operationId: 'listPets', ...more });

test('a file that is right: every way to name what a step calls, reusable parts, and the order of steps', () => {
  const loaded = load(
    [
      {
        workflowId: 'main',
        summary: 'Buy a pet',
        inputs: { $ref: '#/components/inputs/buyer' },
        dependsOn: ['login'],
        parameters: [{ reference: '$components.parameters.page', value: 2 }],
        failureActions: [{ reference: '$components.failureActions.again' }],
        steps: [
          step('late', {
            dependsOn: ['list'],
            operationId: '$sourceDescriptions.pets.addPet',
            requestBody: { payload: { n: '$inputs.name' } },
          }),
          step('list', {
            outputs: { first: '$response.body#/0' },
            parameters: [{ name: 'page', in: 'query', value: 3 }],
            onFailure: [{ name: 'again', type: 'end' }],
          }),
          {
            stepId: 'path',
            operationPath: '{$sourceDescriptions.pets.url}#/paths/~1pets~1{id}/get',
            parameters: [{ name: 'id', in: 'path', value: '$steps.list.outputs.first' }],
          },
          { stepId: 'order', operationId: '$sourceDescriptions.events.placeOrder', action: 'send' },
          { stepId: 'other', workflowId: '$sourceDescriptions.more.sub', outputs: { x: '$outputs.y' } },
        ],
        outputs: { pet: '$steps.list.outputs.first', token: '$workflows.login.outputs.token' },
      },
      { workflowId: 'login', steps: [step('in')], outputs: { token: '$steps.in.outputs.t' } },
    ],
    {
      sourceDescriptions: [
        { name: 'pets', url: './api.yaml', type: 'openapi' },
        { name: 'events', url: 'events.yaml', type: 'asyncapi' },
        { name: 'more', url: 'more.yaml', type: 'arazzo' },
      ],
      components: {
        inputs: { buyer: { type: 'object', properties: { name: { type: 'string' } } } },
        parameters: { page: { name: 'page', in: 'query', value: 1 } },
        failureActions: { again: { name: 'again', type: 'retry', retryLimit: 2 } },
      },
    },
    {
      'more.yaml': {
        arazzo: '1.1.0',
        info: {},
        sourceDescriptions: [],
        workflows: [
          { workflowId: 'sub', steps: [{ stepId: 'x', workflowId: 'sub2' }] },
          { workflowId: 'sub2', steps: [] },
        ],
      },
    },
  );
  expect(list(loaded)).toEqual(['-reference Unknown output `t` of the step `in`. Fix the name.']);
  expect(loaded.sources).toEqual(['api.yaml', 'events.yaml', 'more.yaml']);
  expect(loaded.api?.operations.map(({ key, kind, summary }) => [key, kind, summary])).toEqual([
    ['workflow main', 'workflow', 'Buy a pet'],
    ['workflow login', 'workflow', undefined],
  ]);
  const workflow = loaded.workflow('workflow main');
  expect(
    workflow?.steps.map(({ id, target, parameters, onFailure }) => [
      id,
      target,
      parameters.map(({ value }) => value),
      onFailure.map(({ type }) => type),
    ]),
  ).toEqual([
    ['list', { kind: 'operation', source: 'api.yaml', key: 'GET /pets', method: 'GET', path: '/pets' }, [3], ['end']],
    ['late', { kind: 'operation', source: 'api.yaml', key: 'POST /pets', method: 'POST', path: '/pets' }, [2], ['retry']],
    [
      'path',
      { kind: 'operation', source: 'api.yaml', key: 'GET /pets/{id}', method: 'GET', path: '/pets/{id}' },
      [2, '$steps.list.outputs.first'],
      ['retry'],
    ],
    ['order', { kind: 'channel', source: 'events.yaml', key: 'channel orders', action: 'send' }, [2], ['retry']],
    ['other', { kind: 'workflow', name: 'more.yaml#sub', id: 'sub' }, [2], ['retry']],
  ]);
  expect(workflow?.dependsOn).toEqual(['flows.yaml#login']);
});

test('a name that nothing has', () => {
  const loaded = load([
    {
      workflowId: 'main',
      inputs: { type: 'object', properties: { user: { type: 'string' } } },
      dependsOn: ['logn'],
      parameters: [{ reference: '$components.parameters.none' }],
      steps: [
        { stepId: 'a', operationId: 'listPet' },
        { stepId: 'b', operationId: '$sourceDescriptions.pet.listPets' },
        { stepId: 'c', workflowId: 'mian' },
        step('d', {
          dependsOn: ['aa'],
          parameters: [{ name: 'q', in: 'query', value: '$inputs.usr' }],
          onSuccess: [{ name: 'x', type: 'goto', stepId: 'e' }],
          outputs: { o: '$response.body' },
        }),
        step('f', { parameters: [{ name: 'q', in: 'query', value: 'n {$steps.d.outputs.p} {$steps.g.outputs.o}' }] }),
      ],
    },
    { workflowId: 'login', steps: [step('a')] },
  ]);
  expect(list(loaded)).toEqual([
    '-reference Unknown workflow `logn`. Did you mean `login`?',
    '-reference Unknown component `$components.parameters.none`. Fix the name.',
    '-reference Unknown operation `listPet`. Did you mean `listPets`?',
    '-reference Unknown source description `pet`. Did you mean `pets`?',
    '-reference Unknown workflow `mian`. Did you mean `main`?',
    '-reference Unknown step `aa`. Did you mean `a`?',
    '-reference Unknown input `usr`. Did you mean `user`?',
    '-reference Unknown step `e`. Fix the name: one of `a`, `b`, `c`, `d`, `f`.',
    '-reference Unknown output `p` of the step `d`. Fix the name: one of `o`.',
    '-reference Unknown step `g`. Fix the name: one of `a`, `b`, `c`, `d`, `f`.',
  ]);
  const [first] = loaded.diagnostics();
  expect(first).toMatchObject({ file: 'flows.yaml', severity: 'error' });
  expect(first?.frame).toContain('"logn"');
  expect(first?.line).toBeGreaterThan(10);
});

test('expressions and criteria that cannot be read', () => {
  const criteria = (condition: string, more: JsonObject = {}): JsonObject => step('a', { successCriteria: [{ condition, ...more }] });
  const problems = (one: JsonObject): string[] => list(load([{ workflowId: 'main', steps: [one] }]));
  expect(problems(criteria('$statusCode = 200'))).toEqual([
    '-expression Unexpected text, at character 13 of the condition `$statusCode = 200`.',
  ]);
  expect(problems(criteria('$steps.x.outputs.y == 1'))).toEqual(['-reference Unknown step `x`. Fix the name: one of `a`.']);
  expect(problems(criteria('^2', { type: 'regex' }))).toEqual([
    '-expression A criterion of type `regex` has a `context`. Add one: `context: $response.body`.',
  ]);
  expect(problems(criteria('(', { type: 'regex', context: '$statusCode' }))).toEqual([
    '-expression `(` cannot be read: it is not a regular expression.',
  ]);
  expect(problems(criteria('$.a[', { type: 'jsonpath', context: '$response.body' }))[0]).toContain('-expression `$.a[` cannot be read: ');
  expect(problems(criteria('x', { type: 'jsonata', context: '$response.body' }))).toEqual([
    '-expression Unknown criterion type. One of `simple`, `regex`, `jsonpath` and `xpath`.',
  ]);
  expect(problems(criteria('/a > {$inputs.b}', { type: { type: 'xpath', version: 'xpath-10' }, context: '$response.bdy' }))).toEqual([
    '-expression `$response.bdy` is not a runtime expression. See "Runtime Expressions" in the Arazzo specification.',
    '-reference Unknown input `b`. Fix the name.',
  ]);
  expect(problems(step('a', { outputs: { id: 'response.body', ok: '$response.body.ok' } }))).toEqual([
    '-expression The value of the output `id` is not a runtime expression. Write one, such as `$response.body#/id`.',
  ]);
  const early = load([
    {
      workflowId: 'main',
      steps: [step('a', { parameters: [{ name: 'x', in: 'query', value: '$steps.b.outputs.x' }] }), step('b', { outputs: { x: '$url' } })],
    },
  ]);
  expect(list(early)).toEqual(['-expression The step `b` comes later: it has no outputs yet. Put it before this one.']);
});

test('circles, each once', () => {
  const goto = (id: string): JsonObject => ({ onSuccess: [{ name: id, type: 'goto', stepId: id }] });
  const circles = (workflows: JsonObject[]): string[] =>
    load(workflows)
      .diagnostics()
      .filter(({ code }) => code === 'openapi/workflow-circle')
      .map(({ message }) => message);
  expect(
    circles([
      { workflowId: 'main', dependsOn: ['other'], steps: [step('a')] },
      { workflowId: 'other', dependsOn: ['main'], steps: [step('a')] },
    ]),
  ).toEqual(['Workflows wait for each other: `main` → `other` → `main`.']);
  expect(circles([{ workflowId: 'main', steps: [{ stepId: 'a', workflowId: 'main' }] }])).toEqual([
    'Workflows run each other endlessly: `main` → `main`.',
  ]);
  expect(circles([{ workflowId: 'main', steps: [step('a', { dependsOn: ['b'] }), step('b', { dependsOn: ['a'] })] }])).toEqual([
    'Steps wait for each other: `a` → `b` → `a`.',
  ]);
  expect(circles([{ workflowId: 'main', steps: [step('a'), step('b'), step('c', goto('b'))] }])).toEqual([
    'Steps go to each other without a condition: `b` → `c` → `b`.',
  ]);
  const polling = {
    onSuccess: [{ name: 'again', type: 'goto', stepId: 'a', criteria: [{ condition: '$response.body.isReady == false' }] }],
  };
  expect(circles([{ workflowId: 'main', steps: [step('a', polling), step('b')] }])).toEqual([]);
});

test('what is not well-formed, and files that cannot be read', () => {
  expect(
    list(
      load([
        { workflowId: 'main', steps: [] },
        { workflowId: 'main', steps: [{ stepId: 'a' }, { operationId: 'listPets', channelPath: 'x' }] },
      ]),
    ),
  ).toEqual(
    [
      ' Duplicate `workflowId: main`. Give each its own name.',
      ' The workflow has no steps.',
      ' `stepId` is missing.',
      ' The step does not say what it calls. Add `operationId`, `operationPath` or `workflowId`.',
      ' `operationId` and `channelPath` exclude each other.',
    ].map((one) => one.trim()),
  );
  const hint = 'Fix the path, or add the URL to `openapi` in docs.json.';
  const sourceDescriptions = ['gone.yaml', '../../up.yaml', 'https://elsewhere.test/api.yaml'].map((url, index) => ({
    name: `s${index}`,
    url,
  }));
  expect(list(load([{ workflowId: 'main', steps: [step('a')] }], { sourceDescriptions }))).toEqual([
    `-reference The source description \`gone.yaml\` cannot be read. ${hint}`,
    `-reference The source description \`../../up.yaml\` is not read. It points outside the content root. ${hint}`,
    `-reference The source description \`https://elsewhere.test/api.yaml\` is not read. Files of elsewhere.test are not read: \`openapi\` in docs.json lists no file from that host. ${hint}`,
  ]);
  expect(list(load([null, 7, { workflowId: { a: 1 }, steps: 'x' }] as never, { components: 4 })).every((one) => one !== '')).toBe(true);
});

test('thousands of steps that nothing is right about: the first problems are told, circles in a few names, and steps put in order', () => {
  const count = 2000;
  const steps = Array.from({ length: count }, (_, index) =>
    step(`s${index}`, { dependsOn: [`s${(index + 1) % count}`, `lost${index}`], outputs: { a: `$steps.gone${index}.outputs.a` } }),
  );
  const told = list(load([{ workflowId: 'main', steps }]));
  expect(told).toHaveLength(50);
  expect(told[0]).toContain('Unknown step `lost0`.');
  const circle = [
    ...steps.slice(0, -1).map(({ stepId }) => step(String(stepId))),
    step('last', { onSuccess: [{ name: 'a', type: 'goto', stepId: 's0' }] }),
  ];
  const [only] = list(load([{ workflowId: 'main', steps: circle }]));
  expect(only).toContain('`s19` → … → `s0`');
  const reversed = steps.map(({ stepId }, index) => step(String(stepId), { dependsOn: index + 1 < count ? [`s${index + 1}`] : [] }));
  expect(load([{ workflowId: 'main', steps: reversed }]).workflow('workflow main')?.steps[0]?.id).toBe(`s${count - 1}`);
});

test('a field that is written almost like one of the standard', () => {
  const loaded = load(
    [
      {
        workflowID: 'a',
        workflowId: 'main',
        'x-step': 1,
        steps: [
          step('a', { successCritera: [], outputs: { outputs: '$statusCode', ouputs: '$statusCode' }, vendor: {} }),
          step('b', { requestBody: { payload: { payloads: 1, operationid: 2 }, contenttype: 'a/b' } }),
        ],
      },
    ],
    { info: { title: 'Flows', version: '1', descripton: '' } },
  );
  expect(list(loaded)).toEqual([
    'Unknown field `descripton`. Did you mean `description`?',
    'Unknown field `workflowID`. Did you mean `workflowId`?',
    'Unknown field `successCritera`. Did you mean `successCriteria`?',
    'Unknown field `contenttype`. Did you mean `contentType`?',
  ]);
});
