import type { WorkflowStep } from '../model/workflow.ts';

/** Puts steps behind those that they depend on, else in the file's order; what goes in circles stays where it is. */
export function orderSteps(steps: readonly WorkflowStep[]): WorkflowStep[] {
  const ordered: WorkflowStep[] = [];
  const placed = new Set<string>();
  const ids = new Set(steps.map(({ id }) => id));
  let waiting = [...steps];
  while (waiting.length > 0) {
    const next = waiting.find(({ dependsOn }) => dependsOn.every((id) => placed.has(id) || !ids.has(id))) ?? waiting[0];
    if (next === undefined) break;
    ordered.push(next);
    placed.add(next.id);
    waiting = waiting.filter((step) => step !== next);
  }
  return ordered;
}
