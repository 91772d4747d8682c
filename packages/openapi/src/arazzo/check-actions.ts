import type { Json } from '@octavo/core';
import { findText, toList, toObject } from '../value/json-value.ts';
import { checkCriteria } from './check-criteria.ts';
import { checkReference } from './check-reference.ts';
import { checkStepValue } from './check-values.ts';
import type { NameScope } from './check-values.ts';
import { findWorkflow } from './find-target.ts';
import type { TargetScope } from './find-target.ts';
import { invalid, unknownName } from './workflow-problem.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

interface ActionScope {
  pointer: string;
  type: 'successActions' | 'failureActions';
  /** Ids of the steps and the workflows that there are. */
  steps: readonly string[];
  workflows: readonly string[];
  names: NameScope;
  scope: TargetScope;
}

/** Checks what is done after a step. */
export function checkActions(list: Json | undefined, { pointer, ...scope }: ActionScope): WorkflowProblem[] {
  return toList(list).flatMap((one, index) => checkAction(one, { ...scope, pointer: `${pointer}/${index}` }));
}

function checkAction(written: Json, { pointer, type, steps, workflows, names, scope }: ActionScope): WorkflowProblem[] {
  const action = toObject(written);
  const reference = findText(action['reference']);
  if (reference !== undefined) return checkReference(reference, { pointer, type, names });
  const kinds = type === 'successActions' ? ['end', 'goto'] : ['end', 'goto', 'retry'];
  const kind = findText(action['type']) ?? '';
  if (!kinds.includes(kind))
    return [invalid(`${pointer}/type`, `Unknown action type \`${kind}\`.`, `One of ${kinds.map((one) => `\`${one}\``).join(', ')}.`)];
  const [step, workflow] = [findText(action['stepId']), findText(action['workflowId'])];
  return [
    ...(step === undefined || steps.includes(step) ? [] : [unknownName(`${pointer}/stepId`, { what: 'step', name: step, known: steps })]),
    ...(workflow === undefined || findWorkflow(workflow, scope) !== undefined
      ? []
      : [unknownName(`${pointer}/workflowId`, { what: 'workflow', name: workflow, known: workflows })]),
    ...(kind === 'goto' && step === undefined && workflow === undefined
      ? [invalid(pointer, '`goto` has no target.', 'Add `stepId` or `workflowId`.')]
      : []),
    ...toList(action['parameters']).flatMap((one, index) => {
      const value = toObject(one)['value'];
      return value === undefined ? [] : checkStepValue(value, `${pointer}/parameters/${index}/value`, names);
    }),
    ...checkCriteria(action['criteria'], `${pointer}/criteria`, names),
  ];
}
