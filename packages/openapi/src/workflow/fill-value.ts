import type { Json, JsonObject } from '@octavo/core';
import type { SelectorType } from '../model/workflow.ts';
import { findOwn, isObject } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import { evaluateRuntimeExpression } from './evaluate-expression.ts';
import { parseExpression, splitEmbedded } from './parse-expression.ts';
import { readSelectorType } from './read-selector-type.ts';
import { select } from './select.ts';
import type { ValueScope } from './value-scope.ts';

/** A value that is selected in another one. */
export interface Selector {
  context: string;
  selector: string;
  type: SelectorType;
}

/** Reads a selector; undefined for any other value. */
export function readSelector(value: Json): Selector | undefined {
  const [context, selector] = [findOwn(value, 'context'), findOwn(value, 'selector')];
  if (typeof context !== 'string' || typeof selector !== 'string') return undefined;
  return { context, selector, type: readSelectorType(findOwn(value, 'type')) };
}

/**
 * Puts values in the place of expressions and selectors, at every depth; an expression that is all of a text keeps the type of its value.
 * Undefined where the whole names nothing; a member that names nothing is left out, and so it is `null` in a list.
 */
export function fillValue(value: Json, scope: ValueScope): Json | undefined {
  if (typeof value === 'string') {
    const expression = parseExpression(value);
    return expression === undefined ? fillText(value, scope) : evaluateRuntimeExpression(expression, scope);
  }
  if (Array.isArray(value)) return value.map((one) => fillValue(one, scope) ?? null);
  if (!isObject(value)) return value;
  const selector = readSelector(value);
  if (selector !== undefined) return selectOne(selector, scope);
  const filled: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    const one = fillValue(member, scope);
    if (one !== undefined) setOwn(filled, name, one);
  }
  return filled;
}

/** Puts values in the place of the expressions in a text's braces. */
export function fillText(text: string, scope: ValueScope): string {
  return splitEmbedded(text)
    .map((piece) => (typeof piece === 'string' ? piece : toFilledText(evaluateRuntimeExpression(piece.expression, scope) ?? null)))
    .join('');
}

/** A value within a text: data as JSON. */
export function toFilledText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function selectOne({ context, ...selector }: Selector, scope: ValueScope): Json | undefined {
  const expression = parseExpression(context);
  const found = select(expression && evaluateRuntimeExpression(expression, scope), selector, scope);
  if ('problem' in found || found.values.length === 0) return undefined;
  return found.values.length === 1 ? found.values[0] : found.values;
}
