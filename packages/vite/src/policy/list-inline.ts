import { createHash } from 'node:crypto';

import { readTagAttributes } from './list-tags.ts';
import type { StartTag } from './list-tags.ts';
import type { PolicyNeeds } from './policy-needs.ts';

/** Allows every inline sheet and `style` attribute. */
export const INLINE = "'unsafe-inline'";

/** A diagram, before and after it is drawn. */
const DIAGRAM = 'octavo-mermaid';

/**
 * The hashes of a document's own scripts and sheets; a script with an address has none, and data is no script. Mermaid draws in the reader's browser with sheets and
 * attributes of its own: a site with diagrams lets all styles in, and no more scripts than any other.
 */
export function listInline(tags: readonly StartTag[]): PolicyNeeds {
  const found = { 'script-src': new Set<string>(), 'style-src': new Set<string>() };
  for (const { name, attributes, text } of tags) {
    const isDiagram = attributes.includes(DIAGRAM) && readTagAttributes(attributes).get('class')?.split(' ').includes(DIAGRAM) === true;
    if (isDiagram) found['style-src'].add(INLINE);
    if (text === '') continue;
    const known = readTagAttributes(attributes);
    if (known.has('src') || known.get('type') === 'application/ld+json') continue;
    found[name === 'script' ? 'script-src' : 'style-src'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return found;
}
