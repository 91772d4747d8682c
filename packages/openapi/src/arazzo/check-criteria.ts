import type { Json } from '@octavo/core';
import { findText, toList, toObject } from '../value/json-value.ts';
import { parseCondition } from '../workflow/parse-condition.ts';
import type { SimpleCondition } from '../workflow/parse-condition.ts';
import { readSelectorType } from '../workflow/read-selector-type.ts';
import { isPattern } from '../patterns/search-pattern.ts';
import { findJsonPathProblem } from '../workflow/select-json.ts';
import { checkExpression, checkExpressionNames, checkText } from './check-values.ts';
import type { NameScope } from './check-values.ts';
import { badExpression, invalid } from './workflow-problem.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

/** Checks a list of criteria: each can be read, and what it names is there. */
export function checkCriteria(list: Json | undefined, pointer: string, names: NameScope): WorkflowProblem[] {
  return toList(list).flatMap((one, index) => checkCriterion(one, `${pointer}/${index}`, names));
}

function checkCriterion(written: Json, pointer: string, names: NameScope): WorkflowProblem[] {
  const { context, condition, type } = toObject(written);
  const at = `${pointer}/condition`;
  if (typeof condition !== 'string') return [invalid(pointer, 'The criterion has no `condition`.')];
  const kind = readSelectorType(type);
  if (kind === 'simple') {
    const read = parseCondition(condition);
    if ('problem' in read) return [badExpression(at, `${read.problem}, at character ${read.at + 1} of the condition \`${condition}\`.`)];
    return listExpressions(read).flatMap((expression) => checkExpressionNames(expression, at, names));
  }
  if (kind === 'unknown')
    return [badExpression(`${pointer}/type`, 'Unknown criterion type.', 'One of `simple`, `regex`, `jsonpath` and `xpath`.')];
  const contextProblems =
    findText(context) === undefined
      ? [badExpression(pointer, `A criterion of type \`${kind}\` has a \`context\`.`, 'Add one: `context: $response.body`.')]
      : checkExpression(findText(context) ?? '', `${pointer}/context`, names);
  // With values in it, it can be anything.
  const isWhole = !condition.includes('{$');
  const problem = !isWhole
    ? undefined
    : kind === 'jsonpath'
      ? findJsonPathProblem(condition)
      : kind === 'regex' && !isPattern(condition)
        ? 'it is not a regular expression.'
        : undefined;
  return [
    ...contextProblems,
    ...checkText(condition, at, names),
    ...(problem === undefined ? [] : [badExpression(at, `\`${condition}\` cannot be read: ${problem}`)]),
  ];
}

function listExpressions(condition: SimpleCondition): Extract<SimpleCondition, { kind: 'expression' }>['expression'][] {
  switch (condition.kind) {
    case 'literal':
      return [];
    case 'expression':
      return [condition.expression];
    case 'not':
      return listExpressions(condition.of);
    case 'and':
    case 'or':
      return condition.of.flatMap(listExpressions);
    case 'compare':
      return [condition.left, condition.right].flatMap(listExpressions);
    default:
      return condition satisfies never;
  }
}
