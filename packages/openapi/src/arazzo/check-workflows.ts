import type { Json, JsonObject } from '@octavo/core';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { checkActions } from './check-actions.ts';
import { checkFields } from './check-fields.ts';
import { checkCriteria } from './check-criteria.ts';
import { checkReference } from './check-reference.ts';
import { findCircles } from './find-circles.ts';
import { checkStepValue, createNames } from './check-values.ts';
import type { NameScope } from './check-values.ts';
import { findStepTarget, findWorkflow, listWrittenTargets } from './find-target.ts';
import type { TargetScope, WrittenTarget } from './find-target.ts';
import { badExpression, invalid, unknownName } from './workflow-problem.ts';
import type { UnknownName, WorkflowProblem } from './workflow-problem.ts';

/** Finds what is wrong with the workflows of a file: names that nothing has, expressions, criteria, and circles. */
export function checkWorkflows(scope: TargetScope): WorkflowProblem[] {
  const document = toObject(scope.places.open(scope.places.root).value);
  const workflows = toList(document['workflows']).map((one) => toObject(one));
  const ids = workflows.flatMap(({ workflowId }) => findText(workflowId) ?? []);
  return [
    ...checkVersion(document),
    ...checkFields(document),
    ...checkSources(scope),
    ...(workflows.length === 0 ? [invalid('/workflows', 'The file has no workflows.', 'Add a list of `workflows`.')] : []),
    ...findRepeated(workflows, 'workflowId', '/workflows'),
    ...workflows.flatMap((workflow, index) => checkWorkflow(workflow, `/workflows/${index}`, { ...scope, document, workflows: ids })),
    ...findCircles(workflows, scope),
  ];
}

function checkVersion({ arazzo }: JsonObject): WorkflowProblem[] {
  return /^1\.[01]\./.test(findText(arazzo) ?? '') ? [] : [invalid('/arazzo', `Arazzo \`${findText(arazzo) ?? ''}\` is read as 1.1.`)];
}

function checkSources({ sources, findApi }: TargetScope): WorkflowProblem[] {
  return sources.flatMap(({ target, index, fields }) => {
    const pointer = `/sourceDescriptions/${index}/url`;
    const url = findText(fields['url']) ?? '';
    if ('problem' in target) return [reference(pointer, `The source description \`${url}\` is not read. ${target.problem}`)];
    return findApi(target.source) === undefined ? [reference(pointer, `The source description \`${url}\` cannot be read.`)] : [];
  });
}

function reference(pointer: string, message: string): WorkflowProblem {
  return {
    pointer,
    code: 'openapi/workflow-reference',
    severity: 'error',
    message,
    hint: 'Fix the path, or add the URL to `openapi` in docs.json.',
  };
}

/** Ids are unique, and each entry has one. */
function findRepeated(list: readonly JsonObject[], field: 'workflowId' | 'stepId', pointer: string): WorkflowProblem[] {
  const seen = new Set<string>();
  return list.flatMap((one, index) => {
    const id = findText(one[field]);
    if (id === undefined) return [invalid(`${pointer}/${index}`, `\`${field}\` is missing.`)];
    if (!seen.has(id)) return (seen.add(id), []);
    return [invalid(`${pointer}/${index}/${field}`, `Duplicate \`${field}: ${id}\`.`, 'Give each its own name.')];
  });
}

/** `workflows` are the ids of the file's. */
type FileScope = TargetScope & { document: JsonObject; workflows: string[] };

function checkWorkflow(workflow: JsonObject, pointer: string, scope: FileScope): WorkflowProblem[] {
  const steps = toList(workflow['steps']).map((one) => toObject(one));
  const names = createNames(workflow, pointer, scope);
  const known = steps.flatMap(({ stepId }) => findText(stepId) ?? []);
  const { workflows } = scope;
  return [
    ...(steps.length === 0 ? [invalid(`${pointer}/steps`, 'The workflow has no steps.')] : []),
    ...findRepeated(steps, 'stepId', `${pointer}/steps`),
    ...toList(workflow['dependsOn']).flatMap((one, index) => {
      const name = findText(one) ?? '';
      return findWorkflow(name, scope) === undefined
        ? [unknownName(`${pointer}/dependsOn/${index}`, { what: 'workflow', name, known: workflows })]
        : [];
    }),
    ...checkParameters(workflow['parameters'], `${pointer}/parameters`, names),
    ...(['successActions', 'failureActions'] as const).flatMap((field) =>
      checkActions(workflow[field], { pointer: `${pointer}/${field}`, type: field, steps: known, workflows, names, scope }),
    ),
    ...checkMembers(workflow['outputs'], `${pointer}/outputs`, names),
    ...steps.flatMap((step, index) => {
      const at = `${pointer}/steps/${index}`;
      const own: NameScope = { ...names, step: index };
      return [
        ...checkTarget(step, at, scope),
        ...toList(step['dependsOn']).flatMap((one, position) => {
          const name = findText(one) ?? '';
          return name.startsWith('$') || known.includes(name)
            ? []
            : [unknownName(`${at}/dependsOn/${position}`, { what: 'step', name, known })];
        }),
        ...checkParameters(step['parameters'], `${at}/parameters`, own),
        ...checkBody(step['requestBody'], `${at}/requestBody`, own),
        ...checkCriteria(step['successCriteria'], `${at}/successCriteria`, own),
        ...(['onSuccess', 'onFailure'] as const).flatMap((field) =>
          checkActions(step[field], {
            pointer: `${at}/${field}`,
            type: field === 'onSuccess' ? 'successActions' : 'failureActions',
            steps: known,
            workflows,
            names: own,
            scope,
          }),
        ),
        ...checkMembers(step['outputs'], `${at}/outputs`, own),
      ];
    }),
  ];
}

function checkTarget(step: JsonObject, pointer: string, scope: FileScope): WorkflowProblem[] {
  const [target, second] = listWrittenTargets(step);
  if (target === undefined)
    return [invalid(pointer, 'The step does not say what it calls.', 'Add `operationId`, `operationPath` or `workflowId`.')];
  if (second !== undefined)
    return [invalid(`${pointer}/${second.field}`, `\`${target.field}\` and \`${second.field}\` exclude each other.`)];
  if (findStepTarget(target, scope).kind !== 'unknown') return [];
  return isUnread(target, scope) ? [] : [unknownName(`${pointer}/${target.field}`, describeTarget(target, scope))];
}

/** What may stand in a file that cannot be read is not called unknown: that file is told. */
function isUnread({ text }: WrittenTarget, { sources, findApi }: TargetScope): boolean {
  const [, name] = /^\{?\$sourceDescriptions\.([A-Za-z0-9_-]+)/.exec(text) ?? [];
  return sources.some(
    (one) => (name === undefined || one.name === name) && ('problem' in one.target || findApi(one.target.source) === undefined),
  );
}

function describeTarget(
  { field, text }: WrittenTarget,
  { sources, findApi, workflows }: TargetScope & { workflows: readonly string[] },
): UnknownName {
  const [, source] = /^\{?\$sourceDescriptions\.([A-Za-z0-9_-]+)/.exec(text) ?? [];
  const names = sources.map(({ name }) => name);
  if (source !== undefined && !names.includes(source)) return { what: 'source description', name: source, known: names };
  const among = sources.filter(({ name }) => source === undefined || name === source);
  const listOperations = (): string[] =>
    among.flatMap(({ name, target }) =>
      ('source' in target ? (findApi(target.source)?.operations ?? []) : []).flatMap(({ operationId }) =>
        operationId === undefined ? [] : source === undefined ? [operationId] : [`$sourceDescriptions.${name}.${operationId}`],
      ),
    );
  return {
    what: field === 'workflowId' ? 'workflow' : field === 'channelPath' ? 'channel' : 'operation',
    name: text,
    get known() {
      return field === 'workflowId' && source === undefined ? workflows : listOperations();
    },
  };
}

function checkParameters(list: Json | undefined, pointer: string, names: NameScope): WorkflowProblem[] {
  return toList(list).flatMap((written, index) => {
    const at = `${pointer}/${index}`;
    const { reference: component, value } = toObject(written);
    if (component !== undefined) return checkReference(findText(component) ?? '', { pointer: at, type: 'parameters', names });
    return value === undefined ? [invalid(at, 'The parameter has no `value`.')] : checkStepValue(value, `${at}/value`, names);
  });
}

function checkBody(body: Json | undefined, pointer: string, names: NameScope): WorkflowProblem[] {
  if (!isObject(body)) return [];
  const { payload, replacements } = body;
  return [
    ...(payload === undefined ? [] : checkStepValue(payload, `${pointer}/payload`, names)),
    ...toList(replacements).flatMap((one, index) => {
      const { target, value } = toObject(one);
      const at = `${pointer}/replacements/${index}`;
      if (typeof target !== 'string' || value === undefined) return [invalid(at, 'A replacement needs a `target` and a `value`.')];
      return checkStepValue(value, `${at}/value`, names);
    }),
  ];
}

function checkMembers(outputs: Json | undefined, pointer: string, names: NameScope): WorkflowProblem[] {
  return Object.entries(toObject(outputs)).flatMap(([name, value]) => {
    const at = joinPointer(pointer, name);
    if (typeof value === 'string' && !value.startsWith('$') && !value.includes('{$'))
      return [
        badExpression(at, `The value of the output \`${name}\` is not a runtime expression.`, 'Write one, such as `$response.body#/id`.'),
      ];
    return checkStepValue(value, at, names);
  });
}
