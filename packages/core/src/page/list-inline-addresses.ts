/** Where the address of an inline link or image stands in a line. */
export interface InlineAddress {
  from: number;
  to: number;
  isImage: boolean;
}

/**
 * Lists the addresses of the inline links and images of a line: `[a](/b "c")`, `![a](<b c.png>)`. The line is gone through once, whatever is
 * opened and never closed in it.
 */
export function listInlineAddresses(line: string): InlineAddress[] {
  const ends = findEnds(line);
  let close = -1;
  const found: InlineAddress[] = [];
  for (const { at, isImage } of listOpenings(line)) {
    const start = skipSpaces(line, at);
    const isBracketed = line[start] === '<';
    const from = isBracketed ? start + 1 : start;
    if (isBracketed && close < from) close = indexOfOrEnd(line, '>', from);
    const to = isBracketed ? close : (ends.get(at) ?? -1);
    if (to <= from || to === line.length || (!isBracketed && !endsLink(line, to))) continue;
    found.push({ from, to, isImage });
  }
  return found;
}

/** What is looked for to the end is not looked for again. */
function indexOfOrEnd(line: string, sign: string, from: number): number {
  const at = line.indexOf(sign, from);
  return at < 0 ? line.length : at;
}

/** Where `](` leads to an address; an image has a `!` before the `[` that is closed there. */
function listOpenings(line: string): { at: number; isImage: boolean }[] {
  const openings: { at: number; isImage: boolean }[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of line.matchAll(/[[\]]/g)) {
    const opened = sign === ']' ? open.pop() : undefined;
    if (sign === '[') open.push(index);
    else if (line[index + 1] === '(') openings.push({ at: index + 2, isImage: opened !== undefined && line[opened - 1] === '!' });
  }
  return openings;
}

/** By where an address may begin, behind `](`, where it ends without angle brackets: at a space, or at the parenthesis that it did not open. */
function findEnds(line: string): Map<number, number> {
  const ends = new Map<number, number>();
  let open: number[] = [];
  for (const { 0: sign, index } of line.matchAll(/\\.|[()]|[ \t]+/g)) {
    if (sign === '(') open.push(index + 1);
    else if (sign === ')') {
      const opened = open.pop();
      if (opened !== undefined) ends.set(opened, index);
    } else if (!sign.startsWith('\\')) {
      // Spaces before an address do not end it.
      const [waiting, ended] = open.at(-1) === index ? [open.slice(-1), open.slice(0, -1)] : [[], open];
      for (const opened of ended) ends.set(opened, index);
      open = waiting;
    }
  }
  return ends;
}

function skipSpaces(line: string, at: number): number {
  let next = at;
  while (line[next] === ' ' || line[next] === '\t') next += 1;
  return next;
}

/** What follows an address: the end of the link, or its title; with any other word there is no link. */
function endsLink(line: string, at: number): boolean {
  return /^[ \t]*(?:\)|["'(]|$)/.test(line.slice(at));
}
