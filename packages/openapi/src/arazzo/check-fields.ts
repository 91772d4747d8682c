import { findNearest } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { invalid } from './workflow-problem.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

/** The fields of each kind of object (Arazzo 1.0 and 1.1), and the kind of what some of them hold: itself, each of a list, or each of a map. */
const KINDS: Record<string, Record<string, string>> = {
  document: { arazzo: '', $self: '', info: 'info', sourceDescriptions: 'source', workflows: 'workflow', components: '' },
  info: { title: '', summary: '', description: '', version: '' },
  source: { name: '', url: '', type: '' },
  workflow: {
    workflowId: '',
    summary: '',
    description: '',
    inputs: '',
    dependsOn: '',
    steps: 'step',
    successActions: 'action',
    failureActions: 'action',
    outputs: '',
    parameters: 'parameter',
  },
  step: {
    stepId: '',
    description: '',
    operationId: '',
    operationPath: '',
    channelPath: '',
    workflowId: '',
    parameters: 'parameter',
    requestBody: 'body',
    successCriteria: 'criterion',
    onSuccess: 'action',
    onFailure: 'action',
    outputs: '',
    dependsOn: '',
    timeout: '',
    correlationId: '',
    action: '',
  },
  parameter: { name: '', in: '', value: '', reference: '' },
  action: {
    name: '',
    type: '',
    workflowId: '',
    stepId: '',
    retryAfter: '',
    retryLimit: '',
    criteria: 'criterion',
    parameters: 'parameter',
    reference: '',
    value: '',
  },
  criterion: { condition: '', context: '', type: '' },
  body: { contentType: '', payload: '', replacements: 'replacement' },
  replacement: { target: '', value: '', targetSelectorType: '' },
};

/** Finds fields that are written almost like one of the standard: whoever wrote them meant that, and nothing else would tell. */
export function checkFields(value: JsonObject, kind = 'document', pointer = ''): WorkflowProblem[] {
  const fields = KINDS[kind] ?? {};
  return Object.entries(value).flatMap(([name, member]) => {
    const at = joinPointer(pointer, name);
    if (Object.hasOwn(fields, name)) return listObjects(member).flatMap(([own, one]) => checkFields(one, fields[name], `${at}${own}`));
    const meant = name.startsWith('x-') ? undefined : findNearest(name, Object.keys(fields));
    return meant === undefined ? [] : [invalid(at, `Unknown field \`${name}\`.`, `Did you mean \`${meant}\`?`)];
  });
}

/** The object that a field holds, or those of its list, each with the way to it. */
function listObjects(member: Json): [own: string, one: JsonObject][] {
  if (!Array.isArray(member)) return isObject(member) ? [['', member]] : [];
  return member.flatMap((one, index): [string, JsonObject][] => (isObject(one) ? [[`/${index}`, one]] : []));
}
