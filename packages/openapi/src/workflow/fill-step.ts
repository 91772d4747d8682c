import type { JsonObject } from '@octavo/core';
import type { StepParameter, WorkflowStep } from '../model/workflow.ts';
import { setOwn } from '../value/set-own.ts';
import { fillBody } from './fill-body.ts';
import { fillValue } from './fill-value.ts';
import type { StepCall } from './step-call.ts';
import type { ValueScope } from './value-scope.ts';

/** Makes the body of a step's request; `unset` are the targets of replacements that are nowhere in it. */
export function fillStepBody({ requestBody }: WorkflowStep, scope: ValueScope): { body: StepCall['body']; unset: string[] } {
  if (requestBody === undefined) return { body: undefined, unset: [] };
  const { value, unset } = fillBody(requestBody, scope);
  const { contentType } = requestBody;
  return { body: { ...(contentType !== undefined && { contentType }), ...(value !== undefined && { value }) }, unset };
}

/** The values of a step's parameters, with where each is sent, without those that come to nothing. */
export function listStepValues({ parameters }: WorkflowStep, scope: ValueScope): StepCall['parameters'] {
  return parameters.flatMap(({ name, in: place = '', value }) => {
    const filled = fillValue(value, scope);
    return filled === undefined ? [] : [{ name, in: place, value: filled }];
  });
}

/** Makes the inputs of a workflow from the parameters that lead to it. */
export function fillParameters(parameters: readonly StepParameter[], scope: ValueScope): JsonObject {
  return fillOutputs(Object.fromEntries(parameters.map(({ name, value }) => [name, value])), scope);
}

/** Makes named values, without those that come to nothing. */
export function fillOutputs(outputs: JsonObject, scope: ValueScope): JsonObject {
  const filled: JsonObject = {};
  for (const [name, value] of Object.entries(outputs)) {
    const one = fillValue(value, scope);
    if (one !== undefined) setOwn(filled, name, one);
  }
  return filled;
}
