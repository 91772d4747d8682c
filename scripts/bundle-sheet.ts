import { bundle } from 'lightningcss';
import type { Selector, SelectorComponent, Visitor } from 'lightningcss';

/** Bundles a style sheet of the source as it is published: with all that it imports, and with lists of selectors taken apart. */
export function bundleSheet(filename: string): string {
  return new TextDecoder().decode(bundle({ filename, visitor: SPLIT_LISTS }).code);
}

/** What takes lists of selectors apart in a sheet. */
export const SPLIT_LISTS: Visitor<Record<string, never>> = { Selector: splitSelector };

/**
 * Writes `.octavo :where(h1, h2)` as `.octavo :where(h1), .octavo :where(h2)`: a browser looks rules up by the name, class or id that their
 * elements have to have, and tries those with a list in its place on every element that it styles. Selectors with more than one list stay, as
 * they would grow too long.
 */
function splitSelector(selector: Selector): Selector[] {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const [list, ...others] = selector.filter((component) => 'selectors' in component);
  if (list === undefined || others.length > 0 || selector.indexOf(list) < start) return [selector];
  if (!isWhere(list) || selector.slice(start).some(({ type }) => KEYS.has(type))) return [selector];
  return list.selectors.map((one) => selector.map((component) => (component === list ? { ...list, selectors: [one] } : component)));
}

/** What browsers look rules up by. */
const KEYS: ReadonlySet<string> = new Set(['type', 'class', 'id', 'attribute', 'pseudo-element']);

function isWhere(component: SelectorComponent): component is SelectorComponent & { type: 'pseudo-class'; kind: 'where' } {
  return component.type === 'pseudo-class' && component.kind === 'where';
}
