import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** What may be JavaScript: the text between braces, without them, or a block that begins with `export`. `end` is exclusive. */
export interface ScriptRange {
  kind: 'expression' | 'block';
  start: number;
  end: number;
}

/** A brace in prose or in a tag; `export` at the start of a line below an empty one. */
const START = /\\[^]|\{|(?<=^|\n[ \t]*\r?\n)export (?=[\w{*])/g;
/** What brackets are matched by: strings, templates and comments hold none. An empty line ends a block. */
const TOKEN = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[`[{(\])}]|\/\*|\/\/.*|\n[ \t]*(?=\r?\n)/g;

const TEMPLATE = /[^\\`]*(?:\\[^][^\\`]*)*`/y;

/** Brackets without an end that are looked for to the end of the text. */
const MOST_OPEN = 20;

/** Finds what may be JavaScript of some length by its brackets, in one go. */
export function* findScripts(text: string, least: number, scan: () => readonly SourceRange[]): Generator<ScriptRange> {
  let [from, open] = [0, 0];
  while (open <= MOST_OPEN) {
    START.lastIndex = from;
    const [found] = START.exec(text) ?? [];
    if (found === undefined) return;
    from = START.lastIndex;
    if (found.startsWith('\\')) continue;
    const kind = found === '{' ? 'expression' : 'block';
    const start = kind === 'block' ? from - found.length : from;
    const end = findEnd(text, from, kind);
    if (end === undefined) open += 1;
    else if (end - start < least) from = end;
    else if (!isInRanges(scan(), from - found.length)) {
      from = end;
      // A quote's sign at the start of a line is no operator.
      if (!/\n[ \t]*>/.test(text.slice(start, end))) yield { kind, start, end };
    }
  }
}

function findEnd(text: string, from: number, kind: ScriptRange['kind']): number | undefined {
  let depth = 0;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token] = match;
    if (token === '`' || token === '/*') {
      const end = findEndOf(token, text, TOKEN.lastIndex);
      if (end === undefined) return undefined;
      TOKEN.lastIndex = end;
    } else if ('[{('.includes(token)) depth += 1;
    else if (')]}'.includes(token)) {
      if (depth === 0) return kind === 'expression' && token === '}' ? match.index : undefined;
      depth -= 1;
    } else if (token.startsWith('\n') && kind === 'block' && depth === 0) return match.index;
  }
  return kind === 'block' && depth === 0 ? text.length : undefined;
}

function findEndOf(token: '`' | '/*', text: string, from: number): number | undefined {
  if (token === '/*') {
    const end = text.indexOf('*/', from);
    return end === -1 ? undefined : end + 2;
  }
  TEMPLATE.lastIndex = from;
  return TEMPLATE.test(text) ? TEMPLATE.lastIndex : undefined;
}
