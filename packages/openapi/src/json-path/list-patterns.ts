import parse from 'jsonpath-rfc9535/parser';
import type { JsonObject } from '@octavo/core';
import { isObject, toList, toObject } from '../value/json-value.ts';

/**
 * Lists the regular expressions that a JSONPath expression tries (`match` is anchored at both ends); undefined for one that only the document
 * tells, or that is tried on a text of the expression itself.
 */
export function listPatterns(expression: string): (string | undefined)[] {
  return /match|search/.test(expression) ? [...listCalls(parse(expression))] : [];
}

function* listCalls(node: unknown): Generator<string | undefined> {
  if (Array.isArray(node)) for (const one of node) yield* listCalls(one);
  if (!isObject(node)) return;
  if (node['type'] === 'FunctionExpr' && (node['name'] === 'match' || node['name'] === 'search')) yield findPattern(node);
  for (const one of Object.values(node)) yield* listCalls(one);
}

function findPattern({ name, arguments: given }: JsonObject): string | undefined {
  const [text, pattern] = toList(given).map(toObject);
  const isKnown = text?.['type'] !== 'Literal' && pattern?.['type'] === 'Literal';
  if (!isKnown || typeof pattern['value'] !== 'string') return undefined;
  return name === 'match' ? `^${pattern['value']}$` : pattern['value'];
}
