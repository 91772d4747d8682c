import type { JsonObject } from '@octavo/core';
import { findText, toList, toObject } from '../value/json-value.ts';
import { findWorkflow } from './find-target.ts';
import type { TargetScope } from './find-target.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

/** One place that leads from one name to another. */
interface Way {
  from: string;
  to: string;
  pointer: string;
}

/** Finds what never ends: workflows and steps that wait for each other, workflows that run each other, and steps that go to each other without a condition. */
export function findCircles(workflows: readonly JsonObject[], scope: TargetScope): WorkflowProblem[] {
  const idOf = (text: string | undefined): string[] => {
    const name = text === undefined ? undefined : findWorkflow(text, scope);
    // What leads through another file is held by the run.
    return name?.startsWith(`${scope.places.root}#`) === true ? [name.slice(scope.places.root.length + 1)] : [];
  };
  const waits: Way[] = [];
  const runs: Way[] = [];
  const perWorkflow = workflows.flatMap((workflow, index) => {
    const from = findText(workflow['workflowId']) ?? '';
    const pointer = `/workflows/${index}`;
    toList(workflow['dependsOn']).forEach((one, position) => {
      for (const to of idOf(findText(one))) waits.push({ from, to, pointer: `${pointer}/dependsOn/${position}` });
    });
    const steps = toList(workflow['steps']).map((one) => toObject(one));
    steps.forEach((step, position) => {
      for (const to of idOf(findText(step['workflowId']))) runs.push({ from, to, pointer: `${pointer}/steps/${position}/workflowId` });
    });
    return [
      ...describe(listWaits(steps, pointer), (names) => `Steps wait for each other: ${names}.`),
      ...describe(listJumps(steps, pointer), (names) => `Steps go to each other without a condition: ${names}.`),
    ];
  });
  return [
    ...describe(waits, (names) => `Workflows wait for each other: ${names}.`),
    ...describe(runs, (names) => `Workflows run each other endlessly: ${names}.`),
    ...perWorkflow,
  ];
}

function listWaits(steps: readonly JsonObject[], pointer: string): Way[] {
  return steps.flatMap((step, index) =>
    toList(step['dependsOn']).flatMap((one, position) => {
      const to = findText(one);
      return to === undefined
        ? []
        : [{ from: findText(step['stepId']) ?? '', to, pointer: `${pointer}/steps/${index}/dependsOn/${position}` }];
    }),
  );
}

/** What certainly follows a step that succeeds: the first action where it has no criteria, else nothing is certain; without actions the next step. */
function listJumps(steps: readonly JsonObject[], pointer: string): Way[] {
  return steps.flatMap((step, index) => {
    const from = findText(step['stepId']) ?? '';
    const [first] = toList(step['onSuccess']).map((one) => toObject(one));
    const next = findText(steps[index + 1]?.['stepId']);
    if (first === undefined) return next === undefined ? [] : [{ from, to: next, pointer: `${pointer}/steps/${index}/stepId` }];
    const to = findText(first['stepId']);
    const isCertain = first['type'] === 'goto' && toList(first['criteria']).length === 0;
    return isCertain && to !== undefined ? [{ from, to, pointer: `${pointer}/steps/${index}/onSuccess/0/stepId` }] : [];
  });
}

/** The most circles of one kind that are told. */
const MOST_CIRCLES = 50;

/** Each circle once, at the place that closes it; the first of them. */
function describe(ways: readonly Way[], say: (names: string) => string): WorkflowProblem[] {
  const from = new Map<string, Way[]>(ways.map((way) => [way.from, []]));
  for (const way of ways) from.get(way.from)?.push(way);
  const done = new Set<string>();
  const problems: WorkflowProblem[] = [];
  for (const start of from.keys()) {
    // Without recursion: the names on the way with their positions, and how many ways of each were gone.
    const trail: { name: string; next: number }[] = done.has(start) ? [] : [{ name: start, next: 0 }];
    const positions = new Map([[start, 0]]);
    for (let last = trail.at(-1); last !== undefined && problems.length < MOST_CIRCLES; last = trail.at(-1)) {
      const way = from.get(last.name)?.[last.next];
      last.next += 1;
      const at = way === undefined ? undefined : positions.get(way.to);
      if (way === undefined) {
        trail.pop();
        positions.delete(last.name);
        done.add(last.name);
      } else if (at !== undefined)
        problems.push(circle(way.pointer, say(joinNames(trail.slice(at, at + MOST_NAMES), trail.length - at, way.to))));
      else if (!done.has(way.to)) {
        positions.set(way.to, trail.length);
        trail.push({ name: way.to, next: 0 });
      }
    }
  }
  return problems;
}

/** Of a circle that are told. */
const MOST_NAMES = 20;

/** `a` → `b` → `a` */
function joinNames(first: readonly { name: string }[], length: number, last: string): string {
  const names = [...first.map(({ name }) => `\`${name}\``), ...(length > MOST_NAMES ? ['…'] : []), `\`${last}\``];
  return names.join(' → ');
}

function circle(pointer: string, message: string): WorkflowProblem {
  return {
    pointer,
    code: 'openapi/workflow-circle',
    severity: 'error',
    message,
    hint: 'Remove one of the references, or add a condition that ends the loop.',
  };
}
