/** A comment, a CDATA section, a declaration, a tag, or the text between them; what is never closed goes on to the end. */
const TOKEN = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)|[^<]+/g;

/** Levels that are laid out: further ones would be blanks for the most part. */
const DEEPEST = 60;

/**
 * Lays out XML for reading: each element on a line of its own, two spaces per level. An element with text of its own keeps what is in it
 * as it came, since white space may say something there. What is not well-formed stays as it is.
 */
export function formatXml(text: string): string {
  const tokens = text.trim().match(TOKEN) ?? [];
  const holders = findHolders(tokens);
  if (holders === undefined || /\sxml:space\s*=|<!DOCTYPE[^>]*\[/.test(text)) return text;
  let result = '';
  let depth = 0;
  // Where the outermost element with text of its own began: up to its end nothing is laid out.
  let kept: number | undefined;
  let isAfterStart = false;
  for (const [index, token] of tokens.entries()) {
    if (kept === undefined && /^\s*$/.test(token)) continue;
    const kind = kindOf(token);
    if (kind === 'end') depth -= 1;
    const isBeside = kept !== undefined || (kind === 'end' && isAfterStart);
    result += isBeside || result === '' ? token : `\n${'  '.repeat(Math.min(depth, DEEPEST))}${token}`;
    if (kind === 'end' && kept === depth) kept = undefined;
    if (kind === 'start' && kept === undefined && holders.has(index)) kept = depth;
    if (kind === 'start') depth += 1;
    isAfterStart = kind === 'start';
  }
  return result;
}

/** The places of the elements that have text of their own; undefined where tags do not match. */
function findHolders(tokens: readonly string[]): ReadonlySet<number> | undefined {
  const holders = new Set<number>();
  const open: { name: string; index: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    const kind = kindOf(token);
    if (kind === 'start') open.push({ name: nameOf(token), index });
    if (kind === 'end' && open.pop()?.name !== nameOf(token)) return undefined;
    const parent = open.at(-1);
    if (parent && (token.startsWith('<![CDATA[') || /^[^<]*[^<\s]/.test(token))) holders.add(parent.index);
  }
  return open.length === 0 ? holders : undefined;
}

function kindOf(token: string): 'start' | 'end' | 'other' {
  if (token.startsWith('</')) return 'end';
  return /^<[^!?]/.test(token) && !token.endsWith('/>') ? 'start' : 'other';
}

function nameOf(tag: string): string {
  return /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
}
