import { createHash } from 'node:crypto';

import { readTagAttributes } from './list-tags.ts';
import type { StartTag } from './list-tags.ts';
import type { PolicyNeeds } from './policy-needs.ts';

/** The hashes of a document's own scripts and sheets; a script with an address has none, and data is no script. */
export function listInline(tags: readonly StartTag[]): PolicyNeeds {
  const found = { 'script-src': new Set<string>(), 'style-src': new Set<string>() };
  for (const { name, attributes, text } of tags) {
    if (text === '') continue;
    const known = readTagAttributes(attributes);
    if (known.has('src') || known.get('type') === 'application/ld+json') continue;
    found[name === 'script' ? 'script-src' : 'style-src'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return found;
}
