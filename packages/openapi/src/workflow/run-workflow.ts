import type { JsonObject } from '@octavo/core';
import { findEntry } from '@octavo/core/browser';
import type { Criterion, StepAction, Workflow, WorkflowName, WorkflowStep } from '../model/workflow.ts';
import { checkCriterion } from './check-criterion.ts';
import type { CriterionResult } from './check-criterion.ts';
import { fillOutputs, fillParameters, fillStepBody, listStepValues } from './fill-step.ts';
import { findDelay } from './find-delay.ts';
import type { RunProblem } from './run-problem.ts';
import type { StepExchange, ValueScope } from './value-scope.ts';
import type { StepCall } from './step-call.ts';

/** What a run is made with. */
export interface RunScope extends Pick<ValueScope, 'selectJson' | 'selectXml'> {
  /** Those that can be reached, by name. */
  workflows: Readonly<Record<WorkflowName, Workflow>>;
  /** What the reader gave, by the names of the workflows that are asked for. */
  inputs: Readonly<Record<WorkflowName, JsonObject>>;
  /** Sends a request and reads its answer; a problem where none came. Rejects where the run is stopped. */
  call: (call: StepCall) => Promise<{ exchange: StepExchange } | { problem: RunProblem }>;
  /** Waits before a step is tried again, in seconds. Rejects where the run is stopped. */
  wait: (seconds: number) => Promise<void>;
}

/** One execution of a step, as far as it has come. */
export interface StepRun {
  /** Counts from 1 over all of the run. */
  number: number;
  workflow: WorkflowName;
  step: WorkflowStep;
  state: 'begun' | 'success' | 'failure';
  criteria: (CriterionResult & { criterion: Criterion })[];
  outputs: JsonObject;
  /** What is done next, where the file says so. */
  action?: StepAction;
  /** What kept it from being executed. */
  problem?: RunProblem;
}

/** How a workflow ended. */
export interface WorkflowEnd {
  isSuccess: boolean;
  outputs: JsonObject;
  /** What ended it, where no step did. */
  problem?: RunProblem;
}

/** Executions of steps of one run, and workflows that run within each other. */
export const MOST_STEPS = 200;
const DEEPEST = 10;

/**
 * Runs a workflow: each execution of a step is told when it begins and when it has ended, and the next begins when it is asked for. A run ends
 * after `MOST_STEPS` executions: files may go in circles.
 */
export async function* runWorkflow(name: WorkflowName, scope: RunScope): AsyncGenerator<StepRun, WorkflowEnd> {
  const run: Run = { scope, count: 0, done: new Map() };
  return yield* runOne({ name, inputs: findEntry(scope.inputs, name) ?? {}, depth: 0 }, run);
}

interface Run {
  scope: RunScope;
  count: number;
  /** Workflows that were completed, by name. */
  done: Map<WorkflowName, { inputs: JsonObject; outputs: JsonObject }>;
}

/** A workflow that is being executed. */
interface Frame {
  workflow: Workflow;
  name: WorkflowName;
  inputs: JsonObject;
  depth: number;
  steps: Map<string, JsonObject>;
  last?: StepExchange | undefined;
}

interface Started {
  name: WorkflowName;
  inputs: JsonObject;
  depth: number;
}

type Steps<Result> = AsyncGenerator<StepRun, Result>;

async function* runOne({ name, inputs, depth }: Started, run: Run): Steps<WorkflowEnd & { last?: StepExchange | undefined }> {
  const workflow = findEntry(run.scope.workflows, name);
  if (workflow === undefined) return fail(unknown(name.replace(/^.*#/s, '')));
  if (depth > DEEPEST) return fail(stopped(run));
  for (const before of workflow.dependsOn) {
    if (run.done.has(before)) continue;
    const end = yield* runOne({ name: before, inputs: findEntry(run.scope.inputs, before) ?? inputs, depth: depth + 1 }, run);
    if (!end.isSuccess) return end;
  }
  const frame: Frame = { workflow, name, inputs, depth, steps: new Map() };
  let index = 0;
  let isSuccess = true;
  for (let step = workflow.steps[0]; step !== undefined; step = workflow.steps[index]) {
    const { record, problem } = yield* tryStep(step, frame, run);
    if (problem !== undefined) return fail(problem);
    const { action } = record;
    isSuccess = record.state === 'success';
    if (action?.type === 'goto' && action.workflow !== undefined)
      return yield* runOne(
        { name: action.workflow, inputs: fillParameters(action.parameters, toScope(frame, run)), depth: depth + 1 },
        run,
      );
    if (action?.type === 'goto') index = workflow.steps.findIndex(({ id }) => id === action.step);
    else if (action?.type === 'end' || !isSuccess) break;
    else index += 1;
    if (index < 0) return fail(unknown(action?.step ?? ''));
  }
  const outputs = fillOutputs(workflow.outputs, toScope(frame, run));
  if (isSuccess) run.done.set(name, { inputs, outputs });
  return { isSuccess, outputs, last: frame.last };
}

/** Executes a step, and again as often as its actions say. */
async function* tryStep(step: WorkflowStep, frame: Frame, run: Run): Steps<{ record: StepRun; problem?: RunProblem }> {
  const tries = new Map<StepAction, number>();
  for (;;) {
    const executed = yield* executeStep(step, frame, run);
    const { record, scope } = executed;
    if (record.problem !== undefined && run.count > MOST_STEPS) return { record, problem: record.problem };
    const actions = record.state === 'success' ? step.onSuccess : step.onFailure;
    const action = actions.find((one) => {
      const isOver = one.type === 'retry' && (tries.get(one) ?? 0) >= (one.retryLimit ?? 1);
      return !isOver && one.criteria.every((criterion) => checkCriterion(criterion, scope).isMet);
    });
    yield { ...record, ...(action && { action }) };
    if (action?.type !== 'retry') return { record: { ...record, ...(action && { action }) } };
    tries.set(action, (tries.get(action) ?? 0) + 1);
    await run.scope.wait(findDelay(action, scope.exchange));
    const problem = yield* prepareRetry(action, { step, frame, scope }, run);
    if (problem !== undefined) return { record, problem };
  }
}

/** A retry may have a step or a workflow executed before. */
async function* prepareRetry(
  action: StepAction,
  { step, frame, scope }: { step: WorkflowStep; frame: Frame; scope: ValueScope },
  run: Run,
): Steps<RunProblem | undefined> {
  if (action.workflow !== undefined) {
    const inputs = fillParameters(action.parameters, scope);
    yield* runOne({ name: action.workflow, inputs, depth: frame.depth + 1 }, run);
  }
  if (action.step === undefined || action.step === step.id) return undefined;
  const other = frame.workflow.steps.find(({ id }) => id === action.step);
  if (other === undefined) return unknown(action.step);
  const { record } = yield* executeStep(other, frame, run);
  yield record;
  return undefined;
}

/** Executes a step once: what it begins with is told, what has come of it is returned. */
async function* executeStep(step: WorkflowStep, frame: Frame, run: Run): Steps<{ record: StepRun; scope: ValueScope }> {
  run.count += 1;
  const before = toScope(frame, run);
  const begun: StepRun = { number: run.count, workflow: frame.name, step, state: 'begun', criteria: [], outputs: {} };
  const refuse = (problem: RunProblem): { record: StepRun; scope: ValueScope } => ({
    record: { ...begun, state: 'failure', problem },
    scope: before,
  });
  if (run.count > MOST_STEPS) return refuse(stopped(run));
  const missing = step.dependsOn.find((id) => !id.startsWith('$') && !frame.steps.has(id));
  if (missing !== undefined) return refuse({ text: 'Runs after {names}', values: { names: missing } });
  yield begun;
  const { target } = step;
  if (target.kind === 'channel') return refuse({ text: 'A page cannot send or receive this message.' });
  if (target.kind === 'unknown') return refuse(unknown(target.text));
  let scope = before;
  let isDone = true;
  let problem: RunProblem | undefined;
  if (target.kind === 'workflow') {
    const end = yield* runOne({ name: target.name, inputs: fillParameters(step.parameters, before), depth: frame.depth + 1 }, run);
    ({ problem } = end);
    isDone = end.isSuccess;
    frame.last = end.last;
    scope = { ...before, outputs: end.outputs, exchange: end.last };
  } else {
    const { body, unset } = fillStepBody(step, before);
    const result: Awaited<ReturnType<RunScope['call']>> =
      unset[0] === undefined
        ? await run.scope.call({ number: begun.number, step, target, parameters: listStepValues(step, before), body })
        : { problem: { text: 'Cannot be evaluated', code: unset[0] } };
    if ('problem' in result) return refuse(result.problem);
    const { exchange } = result;
    frame.last = exchange;
    scope = { ...before, exchange };
    // Where nothing is asserted, an answer that is no error is a success.
    isDone = (exchange.response?.status ?? 0) < 400;
  }
  const criteria = step.successCriteria.map((criterion) => ({ criterion, ...checkCriterion(criterion, scope) }));
  const isSuccess =
    criteria.length === 0 || target.kind === 'workflow'
      ? isDone && criteria.every(({ isMet }) => isMet)
      : criteria.every(({ isMet }) => isMet);
  const outputs = fillOutputs(step.outputs, scope);
  if (isSuccess) frame.steps.set(step.id, outputs);
  return {
    record: { ...begun, state: isSuccess ? 'success' : 'failure', criteria, outputs, ...(problem !== undefined && { problem }) },
    scope: toScope(frame, run, scope),
  };
}

function toScope({ workflow, inputs, steps }: Frame, { scope, done }: Run, { outputs, exchange }: Partial<ValueScope> = {}): ValueScope {
  // Of another file's workflows none is named by its id alone.
  const own = [...done].filter(([name]) => name.startsWith(`${workflow.source}#`));
  return {
    inputs,
    outputs: outputs ?? {},
    steps,
    workflows: new Map(own.map(([name, values]) => [name.slice(workflow.source.length + 1), values])),
    sources: workflow.sources,
    exchange,
    selectJson: scope.selectJson,
    selectXml: scope.selectXml,
  };
}

function unknown(name: string): RunProblem {
  return { text: 'The API file does not define {name}.', values: { name } };
}

function stopped({ count }: Run): RunProblem {
  return { text: 'The run was stopped after {count} steps.', values: { count: Math.min(count, MOST_STEPS) } };
}

function fail(problem: RunProblem): WorkflowEnd {
  return { isSuccess: false, outputs: {}, problem };
}
