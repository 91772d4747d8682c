import { createHash } from 'node:crypto';

import type { PolicyNeeds } from './policy-needs.ts';

/** Allows every inline sheet and `style` attribute. */
export const INLINE = "'unsafe-inline'";

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** A diagram, before and after it is drawn. */
const DIAGRAM = 'class="octavo-mermaid';

/**
 * The hashes of a document's own scripts and sheets; a script with an address has none, and data is no script. Mermaid draws in the reader's browser with sheets and
 * attributes of its own: a site with diagrams lets all styles in, and no more scripts than any other.
 */
export function listInline(html: string): PolicyNeeds {
  const found = { 'script-src': new Set<string>(), 'style-src': new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (/\ssrc\s*=|\stype\s*=\s*["']?application\/ld\+json/i.test(attributes) || text === '') continue;
    found[name.toLowerCase() === 'script' ? 'script-src' : 'style-src'].add(
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  }
  if (html.includes(DIAGRAM)) found['style-src'].add(INLINE);
  return found;
}
