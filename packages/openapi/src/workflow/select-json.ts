import { query } from 'jsonpath-rfc9535';
import parse from 'jsonpath-rfc9535/parser';
import type { Json } from '@octavo/core';
import { isBounded } from '../patterns/create-pattern.ts';
import { isObject } from '../value/json-value.ts';
import { TRIED } from '../patterns/tried.ts';
import type { SelectJson } from './value-scope.ts';

/** Values that an expression may come by, at most: some tenths of a second. */
const MOST = 2_000_000;

/**
 * Finds the values that a JSONPath expression (RFC 9535) selects, in bounded time: what descends within what has descended, and what looks
 * everything up again for each value, is refused for values that are too large for it.
 */
export const selectJson: SelectJson = (value, expression) => {
  try {
    const problem =
      findCost(parse(expression), value) > MOST ? `\`${expression}\` could take too long.` : findPatternProblem(expression, value);
    return problem === undefined ? { values: query(value, expression) as Json[] } : { problem };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: `\`${expression}\` is not a JSONPath expression: ${error.message}` };
  }
};

/** What is wrong with an expression; undefined where nothing is. */
export function findJsonPathProblem(expression: string): string | undefined {
  try {
    parse(expression);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message;
  }
}

/** Every descent multiplies by the depth of the value, a filter that begins at its root by all of it. */
function findCost(parsed: unknown, value: Json): number {
  const { size, depth } = measure(value);
  const text = JSON.stringify(parsed);
  const descents = text.split('"DescendantSegment"').length - 1;
  const filters = text.split('"FilterSelector"').length - 1;
  // The whole expression is the first.
  const roots = text.split(/"(?:JsonPathQuery|AbsSingularQuery)"/).length - 2;
  return (
    size *
    Math.max(1, depth) ** Math.max(0, descents - 1) *
    Math.max(1, filters) *
    size ** (filters > 0 && descents > 0 ? Math.min(roots, 1) : 0)
  );
}

/** Counts values and levels, without recursion and not beyond what any expression may come by. */
function measure(value: Json): { size: number; depth: number } {
  const waiting: { value: Json; level: number }[] = [{ value, level: 1 }];
  let [size, depth] = [0, 0];
  for (let next = waiting.pop(); next !== undefined && size <= MOST; next = waiting.pop()) {
    const { value: one, level } = next;
    size += 1;
    depth = Math.max(depth, level);
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) waiting.push({ value: inner, level: level + 1 });
  }
  return { size, depth };
}

/** The functions `match` and `search` take regular expressions, which may be anything. */
function findPatternProblem(expression: string, value: Json): string | undefined {
  const calls = [...listCalls(parse(expression))];
  if (calls.length === 0) return undefined;
  const isSafe = calls.every((pattern) => typeof pattern === 'string' && isBounded(pattern)) && !hasLongText(value);
  return isSafe ? undefined : `\`${expression}\` could take too long: its regular expressions are for texts of ${TRIED} characters.`;
}

function* listCalls(node: unknown): Generator<unknown> {
  if (Array.isArray(node)) for (const one of node) yield* listCalls(one);
  if (!isObject(node)) return;
  if (node['type'] === 'FunctionExpr' && (node['name'] === 'match' || node['name'] === 'search')) {
    const [, pattern] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    yield isObject(pattern) && pattern['type'] === 'Literal' ? pattern['value'] : undefined;
  }
  for (const one of Object.values(node)) yield* listCalls(one);
}

function hasLongText(value: Json): boolean {
  return JSON.stringify(value)
    .split('"')
    .some((text) => text.length > TRIED);
}
