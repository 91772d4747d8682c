import type { Json } from '@octavo/core';
import type { Criterion } from '../model/workflow.ts';
import { evaluateCondition } from './evaluate-condition.ts';
import { evaluateRuntimeExpression } from './evaluate-expression.ts';
import { parseCondition } from './parse-condition.ts';
import { parseExpression } from './parse-expression.ts';
import { fillText, toFilledText } from './fill-value.ts';
import { searchPattern } from '../patterns/search-pattern.ts';
import { select } from './select.ts';
import type { ValueScope } from './value-scope.ts';

/** Whether an assertion holds; what cannot be evaluated does not, and says why. */
export interface CriterionResult {
  isMet: boolean;
  problem?: string;
}

/** Evaluates a criterion. Never throws. */
export function checkCriterion({ context, condition, type }: Criterion, scope: ValueScope): CriterionResult {
  if (type === 'simple') {
    const read = parseCondition(condition);
    return 'problem' in read ? fail(`${read.problem}.`) : { isMet: evaluateCondition(read, scope) };
  }
  const expression = context === undefined ? undefined : parseExpression(context);
  if (expression === undefined) return fail('The context is not a runtime expression.');
  const value = evaluateRuntimeExpression(expression, scope);
  if (value === undefined || value === null) return { isMet: false };
  const filled = fillText(condition, scope);
  if (type === 'regex') {
    const found = searchPattern(toFilledText(value), filled);
    return 'problem' in found ? fail(found.problem) : { isMet: found.isFound };
  }
  const found = select(value, { type, selector: filled }, scope);
  if ('problem' in found) return fail(found.problem);
  return { isMet: type === 'xpath' ? found.values.some(isTrue) : found.values.length > 0 };
}

/** Effective boolean values of XPath: a node is true whatever its text is, and comes as a text. */
function isTrue(value: Json): boolean {
  return value !== false && value !== 0;
}

function fail(problem: string): CriterionResult {
  return { isMet: false, problem };
}
