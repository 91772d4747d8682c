import type { TextEdit } from '../diagnostic/diagnostic.ts';
import { findLineBreak } from './find-line-break.ts';

const START = /^\uFEFF?---[ \t]*\r?\n/;
const HEAD = /^\uFEFF?---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?=\r?\n|$)/;

/**
 * The edit that gives a field without a value one, or puts it at the top of a page's frontmatter, which it begins where there is none.
 * Undefined where the field holds something.
 */
export function setField(text: string, name: string, value: string): TextEdit | undefined {
  const written = new RegExp(`^${name}[ \\t]*:(.*?)\\r?$`, 'md').exec(HEAD.exec(text)?.[0] ?? '');
  if (written?.indices?.[1] !== undefined) {
    const [start, end] = written.indices[1];
    return /^\s*(?:""|''|~|null)?\s*$/.test(written[1] ?? '') ? { start, end, text: ` ${JSON.stringify(value)}` } : undefined;
  }
  const lineBreak = findLineBreak(text);
  const field = `${name}: ${JSON.stringify(value)}${lineBreak}`;
  const start = START.exec(text)?.[0].length;
  if (start !== undefined) return { start, end: start, text: field };
  const at = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: at, end: at, text: `---${lineBreak}${field}---${lineBreak}${lineBreak}` };
}
