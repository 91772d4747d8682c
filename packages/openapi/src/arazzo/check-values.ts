import type { Json, JsonObject } from '@octavo/core';
import { findOwn, findText, isObject, toList, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { readSelector } from '../workflow/fill-value.ts';
import { isExpressionText, parseExpression } from '../workflow/parse-expression.ts';
import type { Expression } from '../workflow/parse-expression.ts';
import { findJsonPathProblem } from '../workflow/select-json.ts';
import { findSource } from './find-target.ts';
import type { TargetScope } from './find-target.ts';
import { badExpression, unknownName } from './workflow-problem.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

/** The names that expressions of a workflow may say. */
export interface NameScope {
  /** Undefined where a schema does not list them. */
  inputs: string[] | undefined;
  /** Ids of steps in their order. */
  stepIds: string[];
  /** By id, the first position of a step, and the names of its outputs. */
  steps: ReadonlyMap<string, { at: number; outputs: string[] }>;
  workflows: string[];
  sources: string[];
  components: Json | undefined;
  /** Position of the step that the expression stands in. */
  step?: number;
  /** Whether steps say themselves what they wait for. */
  hasOrder: boolean;
}

/** Lists the names that expressions of a workflow may say. */
export function createNames(
  workflow: JsonObject,
  pointer: string,
  { places, sources, document, workflows }: TargetScope & { document: JsonObject; workflows: string[] },
): NameScope {
  const root = places.open(places.root);
  const inputs = pointer
    .split('/')
    .slice(1)
    .reduce((place, key) => places.child(place, key), root);
  const schema = toObject(places.part(inputs, 'inputs').value);
  const steps = toList(workflow['steps']).map((one) => toObject(one));
  const stepIds = steps.map(({ stepId }) => findText(stepId) ?? '');
  const isListed =
    isObject(schema['properties']) && !['allOf', 'anyOf', 'oneOf', 'patternProperties'].some((name) => schema[name] !== undefined);
  return {
    inputs: workflow['inputs'] === undefined ? [] : isListed ? Object.keys(toObject(schema['properties'])) : undefined,
    stepIds,
    // Of one id the first counts.
    steps: new Map(stepIds.map((id, at) => [id, { at, outputs: Object.keys(toObject(steps[at]?.['outputs'])) }] as const).toReversed()),
    workflows,
    sources: sources.filter(({ name }) => findSource(name, sources) !== undefined).map(({ name }) => name),
    components: document['components'],
    hasOrder: steps.some(({ dependsOn, onSuccess, onFailure }) => [dependsOn, onSuccess, onFailure].some((one) => one !== undefined)),
  };
}

/** Checks the expressions and selectors in a value, at every depth. */
export function checkStepValue(value: Json, pointer: string, names: NameScope): WorkflowProblem[] {
  if (typeof value === 'string') return checkText(value, pointer, names);
  if (Array.isArray(value)) return value.flatMap((one, index) => checkStepValue(one, `${pointer}/${index}`, names));
  const selector = readSelector(value);
  if (selector !== undefined) {
    const problem = selector.type === 'jsonpath' ? findJsonPathProblem(selector.selector) : undefined;
    return [
      ...checkExpression(selector.context, `${pointer}/context`, names),
      ...(problem === undefined
        ? []
        : [badExpression(`${pointer}/selector`, `\`${selector.selector}\` is not a JSONPath expression: ${problem}`)]),
    ];
  }
  return Object.entries(toObject(value)).flatMap(([name, member]) => checkStepValue(member, joinPointer(pointer, name), names));
}

/** Checks a text that is an expression, or has some in braces. */
export function checkText(text: string, pointer: string, names: NameScope): WorkflowProblem[] {
  if (isExpressionText(text) && !text.includes('{')) return checkExpression(text, pointer, names);
  return Array.from(text.matchAll(/\{(\$[^{}]*)\}/g), ([, inside = '']) => inside)
    .filter(isExpressionText)
    .flatMap((inside) => checkExpression(inside, pointer, names));
}

/** Checks what is to be an expression. */
export function checkExpression(text: string, pointer: string, names: NameScope): WorkflowProblem[] {
  const expression = parseExpression(text);
  if (expression === undefined)
    return [badExpression(pointer, `\`${text}\` is not a runtime expression.`, 'See "Runtime Expressions" in the Arazzo specification.')];
  return checkExpressionNames(expression, pointer, names);
}

/** Checks that there is what an expression names. */
export function checkExpressionNames(expression: Expression, pointer: string, names: NameScope): WorkflowProblem[] {
  switch (expression.kind) {
    case 'inputs': {
      const { name } = expression;
      const { inputs: known } = names;
      return known === undefined || known.includes(name) || known.includes(name.replace(/\..*$/s, ''))
        ? []
        : [unknownName(pointer, { what: 'input', name, known })];
    }
    case 'step':
      return checkStep(expression, pointer, names);
    case 'workflow':
      return names.workflows.includes(expression.workflow)
        ? []
        : [unknownName(pointer, { what: 'workflow', name: expression.workflow, known: names.workflows })];
    case 'source':
      return names.sources.includes(expression.source)
        ? []
        : [unknownName(pointer, { what: 'source description', name: expression.source, known: names.sources })];
    case 'component':
      return findOwn(findOwn(names.components, expression.type), expression.name) === undefined
        ? [
            unknownName(pointer, {
              what: 'component',
              name: expression.name,
              known: Object.keys(toObject(findOwn(names.components, expression.type))),
            }),
          ]
        : [];
    default:
      return [];
  }
}

function checkStep({ step, name }: Extract<Expression, { kind: 'step' }>, pointer: string, names: NameScope): WorkflowProblem[] {
  const found = names.steps.get(step);
  if (found === undefined) return [unknownName(pointer, { what: 'step', name: step, known: names.stepIds })];
  const isKnown = found.outputs.some((one) => one === name || name.startsWith(`${one}.`));
  if (!isKnown) return [unknownName(pointer, { what: 'output', name, of: ` of the step \`${step}\``, known: found.outputs })];
  if (names.step === undefined || found.at < names.step || names.hasOrder) return [];
  return [badExpression(pointer, `The step \`${step}\` comes later: it has no outputs yet.`, 'Put it before this one.')];
}
