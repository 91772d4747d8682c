import { readPage } from '@octavo/core/internal';
import type { Codemod } from '../tool.ts';

/** A heading with a label that an attribute holds, and without an id of its own. */
const HEADING = /^[ \t]*#{1,6}[ \t](?!.*\{#).*<Badge\b[^<>]*\btext=[^<>]*\/>/i;

/** Gives headings with a label the ids that they have without it, as the old tool does: links from elsewhere lead there. */
export const keepBadgeIds: Codemod = (text, { page }) => {
  const lines = text.split('\n');
  for (const { line, id } of readPage(text, page.file).page.headings) {
    const written = lines[line - 1] ?? '';
    // An anchor above it may have the id already.
    if (HEADING.test(written) && !new RegExp(`\\bid=["']${id}["']`).test(text)) lines[line - 1] = `${written.trimEnd()} {#${id}}`;
  }
  return lines.join('\n');
};
