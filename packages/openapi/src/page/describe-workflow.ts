import type { Json } from '@octavo/core';
import type { Criterion, StepAction, Workflow } from '../model/workflow.ts';
import type { OperationSection } from './operation-section.ts';

/** The id of a step on its page. */
export function toStepId(step: string): string {
  return `step-${step}`;
}

/** Lists the parts of a workflow's page, with the steps below theirs. */
export function listWorkflowSections({ inputs, outputs, steps }: Workflow): { section: OperationSection; steps: string[] }[] {
  return [
    ...(inputs === undefined ? [] : [{ section: { id: 'inputs', title: 'Inputs' as const }, steps: [] }]),
    { section: { id: 'steps', title: 'Steps' }, steps: steps.map(({ id }) => id) },
    ...(Object.keys(outputs).length === 0 ? [] : [{ section: { id: 'outputs', title: 'Outputs' as const }, steps: [] }]),
  ];
}

/** A criterion in the words of its file: `$statusCode == 200`, `$response.body jsonpath $.pets[*]`. */
export function writeCriterion({ context, condition, type }: Criterion): string {
  return type === 'simple' && context === undefined ? condition : [context, type, condition].filter((part) => part !== undefined).join(' ');
}

/** A value of a step in one line: what is no text is JSON. */
export function writeStepValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How long a step may take, in the file's unit. */
export function writeTimeout(milliseconds: number): string {
  return `${milliseconds} ms`;
}

/** The step or the workflow that an action leads to, by its id. */
export function findActionTarget({ step, workflow }: StepAction): string | undefined {
  return step ?? workflow?.replace(/^.*#/s, '');
}
