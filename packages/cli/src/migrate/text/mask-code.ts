import { findBodyOffset } from '@octavo/core/internal';

/** A block of code of a text. */
export interface Fence {
  /** Offsets of the whole block, its fences included. */
  start: number;
  end: number;
  /** The fence and what stands behind it: ```` ```js {1} ````. */
  opening: string;
  /** What stands before the fence on its line. */
  indent: string;
  /** The lines between the fences, as written. */
  body: string;
}

/** The first line of a function that an MDX page exports, and its last. */
const PROGRAM = /^export\s+(?:default\s+)?(?:async\s+)?(?:function\b|const\s[^=]*=\s*(?:async\s*)?\(|class\b).*\{\s*$/;
const PROGRAM_END = /^\}/;

/** Finds the blocks of code that fences make, wherever they are indented or quoted. */
export function findFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let open: { start: number; bodyStart: number; sign: string; opening: string; indent: string } | undefined;
  let offset = 0;
  let isProgram = false;
  let depth = 0;
  const lines = text.split('\n');
  const lastEnd = lines.findLastIndex((line) => PROGRAM_END.test(line));
  for (const [index, line] of lines.entries()) {
    const end = offset + line.length;
    // What an exported function holds is no Markdown, though its texts may look so.
    isProgram = isProgram ? !PROGRAM_END.test(line) && depth > 0 : open === undefined && index < lastEnd && PROGRAM.test(line);
    if (!isProgram) depth = 0;
    else {
      depth += countSigns(line, '{') - countSigns(line, '}');
      offset = end + 1;
      continue;
    }
    const [, indent = '', sign = '', rest = ''] = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (sign !== '' && !(sign.startsWith('`') && rest.includes('`')))
        open = { start: offset, bodyStart: end + 1, sign, opening: sign + rest.replace(/\r$/, ''), indent };
      // What begins an entry of a list closes nothing: it is a comment in the code.
    } else if (sign.startsWith(open.sign) && rest.trim() === '' && /^[ \t>]*$/.test(indent)) {
      fences.push({
        start: open.start,
        end,
        opening: open.opening,
        indent: open.indent,
        body: text.slice(open.bodyStart, Math.max(open.bodyStart, offset)),
      });
      open = undefined;
    }
    offset = end + 1;
  }
  // One that is never closed goes to the end.
  if (open !== undefined) fences.push({ ...open, end: text.length, body: text.slice(open.bodyStart) });
  return fences;
}

function countSigns(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

/** Stands for each character of code within a line: a space would be one to patterns that take those around a mark with it. */
const CODE = '\uE000';

/** A text in which frontmatter, blocks of code and comments are blank and code within a line is of one sign, all else at its place. */
export function maskCode(text: string): string {
  const body = findBodyOffset(text);
  let masked = blank(text, 0, body);
  for (const { start, end } of findFences(masked)) masked = blank(masked, start, end);
  masked = masked.replaceAll(/<!--[\s\S]*?-->/g, (found) => found.replaceAll(/[^\n]/g, ' '));
  masked = masked.replaceAll(/\{\/\*(?:(?!\*\/|\{\/\*)[\s\S])*\*\/\s*\}/g, (found) => found.replaceAll(/[^\n]/g, ' '));
  // A text of code in an attribute has lines without words, which no code within a line has.
  masked = masked.replaceAll(/(?<==\{\s*)`(?:[^`\\]|\\[\s\S])*`(?=\s*\})/g, (found) => found.replaceAll(/[^\n]/g, CODE));
  return masked.replaceAll(/(?<![`\\])(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g, (found) => found.replaceAll(/[^\n]/g, CODE));
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
