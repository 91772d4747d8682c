import parse from 'jsonpath-rfc9535/parser';
import type { Json } from '@octavo/core';
import { selectNodes } from '../json-path/select-nodes.ts';
import { findOwn } from '../value/json-value.ts';
import type { SelectJson } from './value-scope.ts';

/** Values that an expression may look at, at most: some tenths of a second. */
const MOST = 500_000;

/** Finds the values that a JSONPath expression (RFC 9535) selects, in bounded time: a stranger wrote the one, and a server the other. */
export const selectJson: SelectJson = (value, expression) => {
  const found = selectNodes(value, expression, { left: MOST });
  if ('problem' in found) return { problem: `\`${expression}\` ${found.problem}` };
  return { values: found.nodes.map((path) => path.reduce<Json>((node, key) => findOwn(node, key) ?? null, value)) };
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
