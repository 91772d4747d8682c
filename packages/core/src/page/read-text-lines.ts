import { maskLine } from './mask-line.ts';
import type { MaskedLine, OpenComment } from './mask-line.ts';

/** A line of a page outside its code blocks. */
export interface TextLine {
  /** As written, without its line break. */
  source: string;
  /** The same without comments and inline code, each blanked by spaces. Empty where a code block begins. */
  text: string;
  /** Counts from 1. */
  number: number;
  /** Whether it belongs to an `import` or `export` of MDX. */
  isModule: boolean;
}

const PREFIX = String.raw`[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*`;
const FENCE = new RegExp(`^${PREFIX}(\`{3,}(?=[^\`]*$)|~{3,})`);
const FENCE_END = /^[\s>]*(`{3,}|~{3,})\s*$/;
const NEEDS_MASK = /`|\{\/\*|<!--/;
const MODULE_START = /^(?:import|export)\s/;

/**
 * Reads the lines of a page's Markdown or MDX that are not in a fenced code block, of any indent. `firstLine` is the number of the
 * body's first line in its file.
 */
export function readTextLines(body: string, firstLine: number): TextLine[] {
  const lines: TextLine[] = [];
  let fence = '';
  let comment: OpenComment = '';
  let module: OpenModule | undefined;
  let number = firstLine - 1;
  for (const raw of body.split('\n')) {
    number += 1;
    const source = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (fence !== '') {
      if (source.includes(fence) && FENCE_END.exec(source)?.[1]?.startsWith(fence) === true) fence = '';
      continue;
    }
    fence = comment === '' ? openingFence(source) : '';
    if (fence !== '') {
      module = undefined;
      lines.push({ source: '', text: '', number, isModule: false });
      continue;
    }
    const masked: MaskedLine | undefined = comment !== '' || NEEDS_MASK.test(source) ? maskLine(source, comment) : undefined;
    const text = masked?.text ?? source;
    comment = masked?.comment ?? '';
    if ((module !== undefined && !module.isComplete) || MODULE_START.test(text)) module = continueModule(module, text);
    else module = undefined;
    lines.push({ source, text, number, isModule: module !== undefined });
  }
  return lines;
}

/** An `import` or `export` that has begun. */
interface OpenModule {
  /** The number of its open brackets. */
  depth: number;
  /** Whether the line ends a statement, so that the next line is text unless it begins another. */
  isComplete: boolean;
}

function openingFence(line: string): string {
  if (!line.includes('```') && !line.includes('~~~')) return '';
  return FENCE.exec(line)?.[1] ?? '';
}

/** A module block ends at a blank line outside brackets, or at a heading: brackets in strings are counted too, so that some never close. */
function continueModule(module: OpenModule | undefined, text: string): OpenModule | undefined {
  if (/^#{1,6}\s/.test(text)) return undefined;
  const depth = (module?.depth ?? 0) + bracketBalance(text);
  if (depth <= 0 && text.trim() === '') return undefined;
  return { depth, isComplete: depth <= 0 && /[;'"})\]]\s*$/.test(text) };
}

function bracketBalance(text: string): number {
  let balance = 0;
  for (const character of text) {
    if (character === '{' || character === '(' || character === '[') balance += 1;
    else if (character === '}' || character === ')' || character === ']') balance -= 1;
  }
  return balance;
}
