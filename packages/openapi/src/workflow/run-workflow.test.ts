import { expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import type { Criterion, StepAction, Workflow, WorkflowStep } from '../model/workflow.ts';
import { MOST_STEPS, runWorkflow } from './run-workflow.ts';
import type { RunScope } from './run-workflow.ts';
import type { RunProblem } from './run-problem.ts';
import type { StepCall } from './step-call.ts';

/** Answers by the ids of steps, one after the other; the last one again. */
type Answers = Record<string, { status?: number; body?: Json; retryAfter?: string; problem?: RunProblem }[]>;

const when = (condition: string): Criterion => ({ condition, type: 'simple' });

function step(id: string, more: Partial<WorkflowStep> = {}): WorkflowStep {
  const target = { kind: 'operation' as const, source: 'api.yaml', key: `GET /${id}`, method: 'GET', path: `/${id}` };
  return { id, target, parameters: [], successCriteria: [], onSuccess: [], onFailure: [], outputs: {}, dependsOn: [], ...more };
}

function action(type: StepAction['type'], more: Partial<StepAction> = {}): StepAction {
  return { name: type, type, parameters: [], criteria: [], ...more };
}

function workflow(id: string, steps: WorkflowStep[], more: Partial<Workflow> = {}): Workflow {
  return { source: 'flows.yaml', id, steps, dependsOn: [], outputs: {}, sources: {}, ...more };
}

async function run(
  workflows: Workflow[],
  answers: Answers,
  inputs: RunScope['inputs'] = {},
): Promise<{ log: string[]; calls: StepCall[]; waited: number[] }> {
  const calls: StepCall[] = [];
  const waited: number[] = [];
  const steps = runWorkflow(`flows.yaml#${workflows[0]?.id ?? ''}`, {
    workflows: Object.fromEntries(workflows.map((one) => [`flows.yaml#${one.id}`, one])),
    inputs,
    wait: (seconds) => (waited.push(seconds), Promise.resolve()),
    call(call) {
      calls.push(call);
      const list = answers[call.step.id] ?? [{}];
      const { status = 200, body = {}, retryAfter, problem } = (list.length > 1 ? list.shift() : list[0]) ?? {};
      if (problem !== undefined) return Promise.resolve({ problem });
      const header = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return Promise.resolve({
        exchange: {
          url: call.target.path,
          method: 'GET',
          request: { header: {}, query: {}, path: {} },
          response: { status, header, body },
        },
      });
    },
  });
  const log: string[] = [];
  for (;;) {
    const next = await steps.next();
    if (next.done === true) {
      log.push(
        `end ${next.value.isSuccess} ${JSON.stringify(next.value.outputs)}${next.value.problem === undefined ? '' : ` ${next.value.problem.text}`}`,
      );
      return { log, calls, waited };
    }
    const { value } = next;
    if (value.state !== 'begun')
      log.push(
        `${value.number} ${value.step.id} ${value.state}${value.action ? ` ${value.action.type}` : ''}${value.problem === undefined ? '' : ` ${value.problem.text}`}`,
      );
  }
}

test('values go from inputs over steps to outputs', async () => {
  const first = step('find', {
    parameters: [{ name: 'q', in: 'query', value: '$inputs.q' }],
    successCriteria: [when('$statusCode == 200')],
    outputs: { id: '$response.body#/0/id', all: '$response.body' },
  });
  const second = step('open', {
    parameters: [
      { name: 'id', in: 'path', value: '$steps.find.outputs.id' },
      { name: 'none', in: 'query', value: '$steps.find.outputs.none' },
    ],
    requestBody: { payload: { items: '$steps.find.outputs.all', text: 'n {$steps.find.outputs.id}' }, replacements: [] },
    outputs: { ok: '$response.body#/ok' },
  });
  const { log, calls } = await run(
    [workflow('main', [first, second], { outputs: { result: '$steps.open.outputs.ok' } })],
    { find: [{ body: [{ id: 4 }] }], open: [{ body: { ok: true } }] },
    { 'flows.yaml#main': { q: 'x' } },
  );
  expect(log).toEqual(['1 find success', '2 open success', 'end true {"result":true}']);
  expect(calls.map(({ parameters, body }) => [parameters, body])).toEqual([
    [[{ name: 'q', in: 'query', value: 'x' }], undefined],
    [[{ name: 'id', in: 'path', value: 4 }], { value: { items: [{ id: 4 }], text: 'n 4' } }],
  ]);
});

test('a failure ends the workflow where nothing else is said; without criteria an answer of 400 is one', async () => {
  expect((await run([workflow('main', [step('a'), step('b')])], { a: [{ status: 400 }] })).log).toEqual(['1 a failure', 'end false {}']);
  const met = step('a', { successCriteria: [when('$statusCode == 404')] });
  expect((await run([workflow('main', [met, step('b')])], { a: [{ status: 404 }] })).log).toEqual([
    '1 a success',
    '2 b success',
    'end true {}',
  ]);
});

test('the first action whose criteria hold is taken: end, goto', async () => {
  const onSuccess = [action('end', { criteria: [when('$response.body#/0 == null')] }), action('goto', { step: 'c' })];
  const steps = [step('a', { onSuccess }), step('b'), step('c')];
  expect((await run([workflow('main', steps)], { a: [{ body: [] }] })).log).toEqual(['1 a success end', 'end true {}']);
  expect((await run([workflow('main', steps)], { a: [{ body: [1] }] })).log).toEqual(['1 a success goto', '2 c success', 'end true {}']);
  const onFailure = [action('goto', { step: 'c' })];
  expect((await run([workflow('main', [step('a', { onFailure }), step('b'), step('c')])], { a: [{ status: 500 }] })).log).toEqual([
    '1 a failure goto',
    '2 c success',
    'end true {}',
  ]);
});

test('a step is tried again as often as its action says, then the next action counts; the server may say when', async () => {
  const onFailure = [action('retry', { retryAfter: 2, retryLimit: 2 }), action('goto', { step: 'b' })];
  const steps = [step('a', { onFailure }), step('b')];
  const failing = await run([workflow('main', steps)], {
    a: [{ status: 503, retryAfter: '5' }, { status: 503, retryAfter: '9999' }, { status: 503 }],
  });
  expect(failing.log).toEqual(['1 a failure retry', '2 a failure retry', '3 a failure goto', '4 b success', 'end true {}']);
  expect(failing.waited).toEqual([5, 60]);
  const healed = await run([workflow('main', steps)], { a: [{ problem: { text: 'Not sent' } }, {}] });
  expect(healed.log).toEqual(['1 a failure retry Not sent', '2 a success', '3 b success', 'end true {}']);
  expect(healed.waited).toEqual([2]);
});

test('a retry may run a step or a workflow before', async () => {
  const refresh = action('retry', { workflow: 'flows.yaml#login', parameters: [{ name: 'user', value: '$inputs.user' }] });
  const login = workflow('login', [step('token', { parameters: [{ name: 'u', in: 'query', value: '$inputs.user' }] })]);
  const { log, calls } = await run(
    [workflow('main', [step('a', { onFailure: [refresh] })]), login],
    { a: [{ status: 401 }, {}] },
    { 'flows.yaml#main': { user: 'ana' } },
  );
  expect(log).toEqual(['1 a failure retry', '2 token success', '3 a success', 'end true {}']);
  expect(calls[1]?.parameters).toEqual([{ name: 'u', in: 'query', value: 'ana' }]);
});

test('workflows run within each other, and before each other', async () => {
  const inner = workflow('order', [step('place', { outputs: { id: '$response.body#/id' } })], {
    outputs: { orderId: '$steps.place.outputs.id' },
  });
  const call = step('call', {
    target: { kind: 'workflow', name: 'flows.yaml#order', id: 'order' },
    successCriteria: [when('$statusCode == 201')],
    outputs: { id: '$outputs.orderId' },
  });
  const before = workflow('login', [step('token', { outputs: { token: '$response.body#/t' } })], {
    outputs: { token: '$steps.token.outputs.token' },
  });
  const main = workflow('main', [call], {
    dependsOn: ['flows.yaml#login'],
    outputs: { id: '$steps.call.outputs.id', token: '$workflows.login.outputs.token' },
  });
  const { log } = await run([main, inner, before], { place: [{ status: 201, body: { id: 9 } }], token: [{ body: { t: 'x' } }] });
  expect(log).toEqual(['1 token success', '3 place success', '2 call success', 'end true {"id":9,"token":"x"}']);
});

test('steps wait for those that they depend on, and what a page cannot do fails', async () => {
  expect((await run([workflow('main', [step('a', { dependsOn: ['b'] })])], {})).log).toEqual([
    '1 a failure Runs after {names}',
    'end false {}',
  ]);
  const message = step('a', { target: { kind: 'channel', source: 'events.yaml', key: 'channel x' } });
  expect((await run([workflow('main', [message])], {})).log[0]).toContain('1 a failure A page cannot send or receive this message.');
});

test('circles end', async () => {
  const endless = [step('a', { onSuccess: [action('goto', { step: 'a' })] })];
  const { log, calls } = await run([workflow('main', endless)], {});
  expect(calls).toHaveLength(MOST_STEPS);
  expect(log.at(-1)).toContain('end false {} The run was stopped');
  const itself = workflow('main', [step('a', { target: { kind: 'workflow', name: 'flows.yaml#main', id: 'main' } })]);
  expect((await run([itself], {})).log.at(-1)).toContain('end false');
  const waiting = workflow('main', [step('a')], { dependsOn: ['flows.yaml#main'] });
  expect((await run([waiting], {})).log.at(-1)).toContain('The run was stopped');
});
