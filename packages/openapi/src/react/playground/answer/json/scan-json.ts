/**
 * Where the values of a JSON text stand, in the order of the text: value 0 is the whole. Numbers in lists instead of objects, since a text
 * of 8 MB has half a million values; what is shown is the text itself, so numbers stay as they came.
 */
export interface JsonIndex {
  text: string;
  /** Where each value begins and ends. */
  starts: number[];
  ends: number[];
  /** Where the name of each begins, with its quotes; -1 in a list and for the whole. */
  names: number[];
  /** Where its name ends; -1 likewise. */
  nameEnds: number[];
  /** The value that holds it; -1 for the whole. */
  parents: number[];
  /** How many hold it. */
  depths: number[];
  /** The first value that is not in it. */
  nexts: number[];
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;

/** Finds the values of a text that is JSON: of any other the result means nothing. */
export function scanJson(text: string): JsonIndex {
  const index: JsonIndex = { text, starts: [], ends: [], names: [], nameEnds: [], parents: [], depths: [], nexts: [] };
  const { starts, ends, names, nameEnds, parents, depths, nexts } = index;
  let parent = -1;
  let depth = 0;
  let [name, nameEnd] = [-1, -1];
  const open = (start: number): number => {
    names.push(name);
    nameEnds.push(nameEnd);
    parents.push(parent);
    depths.push(depth);
    ends.push(0);
    nexts.push(0);
    [name, nameEnd] = [-1, -1];
    return starts.push(start) - 1;
  };
  const close = (value: number, end: number): void => {
    ends[value] = end;
    nexts[value] = starts.length;
  };
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = findStringEnd(text, at);
      const after = skipSpace(text, end);
      if (name < 0 && text.charCodeAt(after) === COLON) {
        [name, nameEnd] = [at, end];
        at = after + 1;
      } else {
        close(open(at), end);
        at = end;
      }
    } else if (isOpener(code)) {
      parent = open(at);
      depth += 1;
      at += 1;
    } else if (isCloser(code)) {
      at += 1;
      close(parent, at);
      parent = parents[parent] ?? -1;
      depth -= 1;
    } else if (isBetween(code)) {
      at += 1;
    } else {
      const end = findScalarEnd(text, at);
      close(open(at), end);
      at = end;
    }
  }
  return index;
}

/** What a value is, by its first character. */
export function kindOfValue({ text, starts }: JsonIndex, value: number): 'object' | 'list' | 'plain' {
  const first = text[starts[value] ?? 0];
  if (first === '{') return 'object';
  return first === '[' ? 'list' : 'plain';
}

/** The name of a value within an object; undefined in a list. */
export function nameOfValue({ text, names, nameEnds }: JsonIndex, value: number): string | undefined {
  const start = names[value] ?? -1;
  return start < 0 ? undefined : String(JSON.parse(text.slice(start, nameEnds[value])));
}

/** The values that a value holds, in their order. */
export function* listMembers({ nexts }: JsonIndex, value: number): Generator<number> {
  const end = nexts[value] ?? 0;
  for (let member = value + 1; member < end; member = nexts[member] ?? end) yield member;
}

function findStringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

function findScalarEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !isBetween(text.charCodeAt(end)) && !isCloser(text.charCodeAt(end))) end += 1;
  return end;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** `{`, `[` */
function isOpener(code: number): boolean {
  return code === 123 || code === 91;
}

/** `}`, `]` */
function isCloser(code: number): boolean {
  return code === 125 || code === 93;
}

/** White space, `,` and `:`. */
function isBetween(code: number): boolean {
  return code <= 32 || code === 44 || code === COLON;
}
