import { createToken } from '../../link-references.ts';
import type { ContentReference } from '../../compiled-page.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';

const KINDS: ReadonlyMap<string, ContentReference['kind']> = new Map([
  ['href', 'link'],
  ['src', 'asset'],
  ['srcSet', 'assets'],
  ['img', 'asset'],
  ['poster', 'asset'],
  ['icon', 'asset'],
]);
const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i;
const PATH = /^\.{0,2}\/|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/**
 * Puts tokens in the place of an element's addresses within the site, and adds the addresses to `references`. Returns their
 * numbers by the attributes that hold them.
 */
export function collectReferences(element: ElementHandle, references: ContentReference[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, kind] of KINDS) {
    const value = element.get(name);
    if (value === undefined || EXTERNAL.test(value)) continue;
    if (name === 'icon' && !PATH.test(value)) continue;
    const { line, column } = element.place ?? { line: 1, column: 1 };
    element.set(name, createToken(references.length));
    found.set(name, references.length);
    references.push({ kind, value, line, column, ...(name === 'icon' && { isIcon: true }) });
  }
  return found;
}
