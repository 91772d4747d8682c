import type { WorkflowStep } from '../model/workflow.ts';

/** Puts steps behind those that they depend on, else in the file's order; what goes in circles stays where it is. */
export function orderSteps(steps: readonly WorkflowStep[]): WorkflowStep[] {
  const ids = new Set(steps.map(({ id }) => id));
  const missing = steps.map(({ dependsOn }) => new Set(dependsOn.filter((id) => ids.has(id))));
  /** By id, the positions of the steps that it is missing for. */
  const waiting = new Map<string, number[]>(steps.map(({ id }) => [id, []]));
  for (const [index, names] of missing.entries()) for (const id of names) waiting.get(id)?.push(index);
  const ordered = new Set<WorkflowStep>();
  /** Positions that were passed since something was missing, and where nothing is any more. */
  const ready: number[] = [];
  let [passed, first] = [0, 0];

  const isFree = (index: number): boolean => missing[index]?.size === 0;
  const findFree = (): number | undefined => {
    while (passed < steps.length && !isFree(passed)) passed += 1;
    return passed < steps.length ? passed++ : undefined;
  };
  const isPlaced = (index: number): boolean => steps[index] !== undefined && ordered.has(steps[index]);
  const findFirst = (): number => {
    while (isPlaced(first)) first += 1;
    return first;
  };

  while (ordered.size < steps.length) {
    const step = steps[ready.shift() ?? findFree() ?? findFirst()];
    if (step === undefined) break;
    ordered.add(step);
    const released = waiting.get(step.id) ?? [];
    for (const index of released) missing[index]?.delete(step.id);
    waiting.delete(step.id);
    const passedBy = released.filter((index) => index < passed && isFree(index) && !isPlaced(index));
    if (passedBy.length === 0) continue;
    for (const index of passedBy) ready.push(index);
    ready.sort((a, b) => a - b);
  }
  return [...ordered];
}
