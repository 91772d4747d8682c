import type { Json } from '@octavo/core';
import { findAt } from '../value/pointer.ts';
import type { SelectorType } from '../model/workflow.ts';
import type { ValueScope } from './value-scope.ts';

/** What a selector finds: the values, none of them where there is none; or why it could not be asked. */
export type Selected = { values: Json[] } | { problem: string };

/** Selects in a value: JSONPath and JSON pointers in data, XPath in a text of XML. */
export function select(value: Json | undefined, { type, selector }: { type: SelectorType; selector: string }, scope: ValueScope): Selected {
  if (value === undefined || value === null) return { values: [] };
  switch (type) {
    case 'jsonpath':
      if (typeof value !== 'object') return { problem: 'The context is not JSON.' };
      return scope.selectJson?.(value, selector) ?? { problem: 'JSONPath is not supported here.' };
    case 'jsonpointer': {
      const found = findAt(value, selector.replace(/^#/, ''));
      return { values: found === undefined ? [] : [found] };
    }
    case 'xpath':
      return selectNodes(value, selector, scope);
    case 'regex':
    case 'simple':
    case 'unknown':
      return { problem: 'This kind of selector is not supported.' };
    default:
      return type satisfies never;
  }
}

/** A result that is no list of nodes is one value. */
function selectNodes(value: Json, selector: string, { selectXml }: ValueScope): Selected {
  if (typeof value !== 'string') return { problem: 'The context is not XML.' };
  if (selectXml === undefined) return { problem: 'XPath is not supported here.' };
  const found = selectXml(value, selector);
  if ('problem' in found) return found;
  return { values: Array.isArray(found.value) ? found.value : [found.value] };
}
