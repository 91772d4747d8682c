import type { Json } from '@octavo/core';
import type { SimpleCondition, Operator } from './parse-condition.ts';
import { evaluateRuntimeExpression } from './evaluate-expression.ts';
import type { ValueScope } from './value-scope.ts';

/** Whether a simple condition holds. Texts have no case; a text that is a number is one beside a number; `null` equals only itself. */
export function evaluateCondition(condition: SimpleCondition, scope: ValueScope): boolean {
  return isTruthy(findValue(condition, scope));
}

function findValue(condition: SimpleCondition, scope: ValueScope): Json {
  switch (condition.kind) {
    case 'literal':
      return condition.value;
    case 'expression':
      return evaluateRuntimeExpression(condition.expression, scope) ?? null;
    case 'not':
      return !isTruthy(findValue(condition.of, scope));
    case 'and':
      return condition.of.every((one) => evaluateCondition(one, scope));
    case 'or':
      return condition.of.some((one) => evaluateCondition(one, scope));
    case 'compare':
      return compare(findValue(condition.left, scope), findValue(condition.right, scope), condition.operator);
    default:
      return condition satisfies never;
  }
}

function isTruthy(value: Json): boolean {
  return value !== null && value !== false && value !== '' && value !== 0;
}

function compare(left: Json, right: Json, operator: Operator): boolean {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  const order = findOrder(left, right);
  if (order === undefined) return false;
  if (order === 0) return operator === '<=' || operator === '>=';
  return operator.startsWith('<') === order < 0;
}

function isEqual(left: Json, right: Json): boolean {
  if (left === null || right === null) return left === right;
  const order = findOrder(left, right);
  if (order !== undefined) return order === 0;
  return typeof left === typeof right && JSON.stringify(left) === JSON.stringify(right);
}

/** Undefined for what has no order. */
function findOrder(left: Json, right: Json): number | undefined {
  if (typeof left === 'number' || typeof right === 'number') {
    const [a, b] = [toNumber(left), toNumber(right)];
    return a === undefined || b === undefined ? undefined : a - b;
  }
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  return a === b ? 0 : a < b ? -1 : 1;
}

function toNumber(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : undefined;
}
