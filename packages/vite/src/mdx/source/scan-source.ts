/** A part of an MDX text that is not prose: code as fence or span, or an HTML comment. `end` is exclusive. */
export interface SourceRange {
  kind: 'code' | 'comment';
  start: number;
  end: number;
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;

/** Finds the code and the HTML comments of a text, in order. Template literals count as code, too: their backticks look the same. */
export function scanSource(text: string): SourceRange[] {
  const ranges: SourceRange[] = [];
  const search: Search = { text, hasCommentEnd: true, runs: listRuns(text) };
  let at = 0;
  while (at < text.length) {
    const range = rangeAt(search, at);
    if (range && range.end > range.start) ranges.push(range);
    at = range && range.end > at ? range.end : nextCandidate(text, at + 1);
  }
  return ranges;
}

interface Search {
  text: string;
  /** False once no comment ends in what is left of the text. */
  hasCommentEnd: boolean;
  /** The offsets of the runs of backticks, by their length. */
  runs: ReadonlyMap<number, readonly number[]>;
}

function listRuns(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const same = runs.get(run.length);
    if (same === undefined) runs.set(run.length, [index]);
    else same.push(index);
  }
  return runs;
}

/** Returns true when an offset stands in one of the ranges. */
export function isInRanges(ranges: readonly SourceRange[], offset: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (offset < range.start) high = middle - 1;
    else if (offset >= range.end) low = middle + 1;
    else return true;
  }
  return false;
}

function rangeAt(search: Search, at: number): SourceRange | undefined {
  const { text } = search;
  if (at === 0 || text[at - 1] === '\n') {
    const fence = fenceAt(text, at);
    if (fence) return fence;
  }
  if (text.startsWith('<!--', at)) {
    const end = search.hasCommentEnd ? text.indexOf('-->', at + 4) : -1;
    search.hasCommentEnd = end >= 0;
    return end < 0 ? undefined : { kind: 'comment', start: at, end: end + 3 };
  }
  return text[at] === '`' ? spanAt(search, at) : undefined;
}

/** The first of some numbers, in their order, that is `least` or more. */
function findFrom(numbers: readonly number[], least: number): number | undefined {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}

function nextCandidate(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '`' || char === '<' || text[at - 1] === '\n') return at;
  }
  return text.length;
}

function fenceAt(text: string, at: number): SourceRange | undefined {
  const firstLine = text.slice(at, lineEnd(text, at));
  const marker = FENCE.exec(firstLine)?.[1];
  if (!marker) return undefined;
  let next = lineEnd(text, at) + 1;
  while (next < text.length) {
    const end = lineEnd(text, next);
    if (isClosing(text.slice(next, end), marker)) return { kind: 'code', start: at, end };
    next = end + 1;
  }
  return { kind: 'code', start: at, end: text.length };
}

function isClosing(line: string, marker: string): boolean {
  const rest = line.replace(/^[\s>]+/, '').trimEnd();
  return rest.length >= marker.length && rest === marker.charAt(0).repeat(rest.length);
}

/** A span ends at a run of as many backticks, within its paragraph. An escaped backtick or a lone run opens none: an empty range. */
function spanAt(search: Search, at: number): SourceRange {
  const { text, runs } = search;
  const run = /`+/y;
  run.lastIndex = at;
  const marker = run.exec(text)?.[0] ?? '`';
  const after = at + marker.length;
  if (text[at - 1] === '\\') return { kind: 'code', start: at, end: at };
  const close = findFrom(runs.get(marker.length) ?? [], after);
  if (close === undefined || /\n[ \t]*\r?\n/.test(text.slice(after, close))) return { kind: 'code', start: after, end: after };
  return { kind: 'code', start: at, end: close + marker.length };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
