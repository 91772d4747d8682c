import type { Json, JsonObject } from '@octavo/core';
import type { Criterion, StepAction, StepBody, StepParameter, Workflow, WorkflowStep } from '../model/workflow.ts';
import type { Place } from '../files/place.ts';
import type { SchemaReader } from '../resolve/schema-reader.ts';
import { findOwn, findText, isObject, toList, toObject } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import { readSelectorType } from '../workflow/read-selector-type.ts';
import { findStepTarget, findWorkflow, listWrittenTargets } from './find-target.ts';
import type { TargetScope } from './find-target.ts';
import { orderSteps } from './order-steps.ts';

/** What a workflow is resolved with. */
export interface WorkflowNames extends TargetScope {
  schemas: SchemaReader;
}

/** Resolves a workflow: reusable objects are followed, and what a step calls is looked up. What is not well-formed is left out. */
export function resolveWorkflow(place: Place, scope: WorkflowNames): Workflow {
  const { places, schemas, sources } = scope;
  const value = toObject(place.value);
  const id = findText(value['workflowId']) ?? '';
  const inputs = places.child(place, 'inputs');
  const described: Record<string, JsonObject> = {};
  for (const { name, fields } of sources) setOwn(described, name, fields);
  return {
    source: places.root,
    id,
    ...pickTexts(value, ['summary', 'description']),
    ...((isObject(inputs.value) || typeof inputs.value === 'boolean') && { inputs: schemas.read(inputs) }),
    dependsOn: listTexts(value['dependsOn']).flatMap((one) => findWorkflow(one, scope) ?? []),
    steps: orderSteps(toList(value['steps']).flatMap((step) => readStep(toObject(step), value, scope) ?? [])),
    outputs: toObject(value['outputs']),
    sources: described,
  };
}

function readStep(step: JsonObject, workflow: JsonObject, scope: WorkflowNames): WorkflowStep | undefined {
  const id = findText(step['stepId']);
  if (id === undefined) return undefined;
  const [target] = listWrittenTargets(step);
  const parameters = readParameters(step['parameters'], scope);
  const inherited = readParameters(workflow['parameters'], scope);
  const body = step['requestBody'];
  const timeout = step['timeout'];
  const action = findText(step['action']);
  const found = target === undefined ? { kind: 'unknown' as const, text: '' } : findStepTarget(target, scope);
  return {
    id,
    ...pickTexts(step, ['description']),
    target: found.kind === 'channel' && action !== undefined ? { ...found, action } : found,
    parameters: [...inherited.filter((one) => !parameters.some((own) => own.name === one.name && own.in === one.in)), ...parameters],
    ...(isObject(body) && { requestBody: readBody(body) }),
    successCriteria: readCriteria(step['successCriteria']),
    onSuccess: readActions([step['onSuccess'], workflow['successActions']], 'successActions', scope),
    onFailure: readActions([step['onFailure'], workflow['failureActions']], 'failureActions', scope),
    outputs: toObject(step['outputs']),
    dependsOn: listTexts(step['dependsOn']),
    ...(typeof timeout === 'number' && timeout > 0 && { timeout }),
  };
}

function readParameters(list: Json | undefined, scope: WorkflowNames): StepParameter[] {
  return toList(list).flatMap((written) => {
    const { value: own, ...parameter } = followReusable(written, 'parameters', scope);
    const name = findText(parameter['name']);
    const place = findText(parameter['in']);
    return name === undefined || own === undefined ? [] : [{ name, ...(place !== undefined && { in: place }), value: own }];
  });
}

/** `{ reference: '$components.parameters.page', value: 2 }` */
function followReusable(written: Json, type: 'parameters' | 'successActions' | 'failureActions', { places }: WorkflowNames): JsonObject {
  const object = toObject(written);
  const reference = findText(object['reference']);
  if (reference === undefined) return object;
  const prefix = `$components.${type}.`;
  const components = toObject(places.open(places.root).value)['components'];
  const component = reference.startsWith(prefix) ? toObject(findOwn(findOwn(components, type), reference.slice(prefix.length))) : {};
  const { value } = object;
  return { ...component, ...(value !== undefined && { value }) };
}

function readBody(body: JsonObject): StepBody {
  const contentType = findText(body['contentType']);
  const { payload } = body;
  return {
    ...(contentType !== undefined && { contentType }),
    ...(payload !== undefined && { payload }),
    replacements: toList(body['replacements']).flatMap((one) => {
      const { target, value, targetSelectorType } = toObject(one);
      if (typeof target !== 'string' || value === undefined) return [];
      return [{ target, type: targetSelectorType === undefined ? undefined : readSelectorType(targetSelectorType), value }];
    }),
  };
}

function readCriteria(list: Json | undefined): Criterion[] {
  return toList(list).flatMap((one) => {
    const { context, condition, type } = toObject(one);
    if (typeof condition !== 'string') return [];
    return [{ ...(typeof context === 'string' && { context }), condition, type: readSelectorType(type) }];
  });
}

const TYPES: readonly StepAction['type'][] = ['end', 'goto', 'retry'];

/** Those of the step first: one of the workflow that has the name of one of them is replaced by it. */
function readActions(lists: readonly (Json | undefined)[], type: 'successActions' | 'failureActions', scope: WorkflowNames): StepAction[] {
  const actions = lists.flatMap(toList).flatMap((written): StepAction[] => {
    const action = followReusable(written, type, scope);
    const kind = TYPES.find((one) => one === action['type']);
    if (kind === undefined) return [];
    const [step, workflow] = ['stepId', 'workflowId'].map((field) => findText(action[field]));
    const { retryAfter, retryLimit } = action;
    return [
      {
        name: findText(action['name']) ?? '',
        type: kind,
        ...(step !== undefined && { step }),
        ...(workflow !== undefined && { workflow: findWorkflow(workflow, scope) ?? workflow }),
        parameters: readParameters(action['parameters'], scope),
        ...(typeof retryAfter === 'number' && { retryAfter }),
        ...(typeof retryLimit === 'number' && { retryLimit }),
        criteria: readCriteria(action['criteria']),
      },
    ];
  });
  return actions.filter(({ name }, index) => name === '' || actions.findIndex((one) => one.name === name) === index);
}

function listTexts(list: Json | undefined): string[] {
  return toList(list).flatMap((one) => findText(one) ?? []);
}

function pickTexts<Name extends 'summary' | 'description'>(object: JsonObject, names: readonly Name[]): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = findText(object[name]);
    if (text !== undefined) found[name] = text.trim();
  }
  return found;
}
