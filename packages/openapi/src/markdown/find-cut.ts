import { findTangle } from './find-tangle.ts';

/** A description longer than this ends early, in characters: no reader gets to its end, and a page must stay light. */
export const LONGEST = 30_000;

/** Says how a description differs from what was written, as the end of a sentence about it; undefined where it is shown whole as Markdown. */
export function findCut(markdown: string): string | undefined {
  const text = markdown.trim();
  if (findTangle(text.slice(0, LONGEST)) < Math.min(text.length, LONGEST))
    return 'has too many markers or levels to be parsed as Markdown; the rest is shown as plain text';
  return text.length > LONGEST ? `is longer than ${LONGEST} characters; only its beginning is shown` : undefined;
}
