import type { Json } from '@octavo/core';
import type { SelectorType } from '../model/workflow.ts';
import { findOwn, isObject } from '../value/json-value.ts';

const TYPES: readonly SelectorType[] = ['simple', 'regex', 'jsonpath', 'jsonpointer', 'xpath'];

/** Reads `type` of a criterion or a selector, a name or an Expression Type Object. The draft of JSONPath before the standard is read as it. */
export function readSelectorType(type: Json | undefined): SelectorType {
  const name = isObject(type) ? findOwn(type, 'type') : type;
  if (name === undefined) return 'simple';
  return TYPES.find((one) => one === name) ?? 'unknown';
}
