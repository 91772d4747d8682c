import { slug } from 'github-slugger';
import type { TextLine } from './read-text-lines.ts';

const ATTRIBUTE = /(?<![\w-])(id|name|title|label)\s*=\s*(?:\{\s*)?(?:"([^"]*)"|'([^']*)')/g;

/**
 * Finds what a `#hash` may name beside headings: ids and names of elements as they are, and the slugs of titles and labels, from which
 * components (steps, tabs, accordions, updates) make theirs. Sorted.
 */
export function scanAnchors(lines: readonly TextLine[]): string[] {
  const anchors = new Set<string>();
  for (const { text } of lines) {
    if (!text.includes('=')) continue;
    for (const [, attribute, double, single] of text.matchAll(ATTRIBUTE)) {
      const value = (double ?? single ?? '').trim();
      if (value !== '') anchors.add(attribute === 'id' || attribute === 'name' ? value : slug(value));
    }
  }
  return [...anchors].toSorted();
}
