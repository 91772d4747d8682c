/** How one line of a code block is marked. */
export interface LineMark {
  highlight?: boolean;
  focus?: boolean;
  diff?: 'add' | 'remove';
}

const OPEN = String.raw`(?:\/\/|\/\*|\{\s*\/\*|<!--|--|#|;|%|')`;
const CLOSE = String.raw`(?:\*\/\s*\}|\*\/|-->)?`;
const MARK = new RegExp(
  String.raw`^\[!code\s+(?<name>\+\+|--|highlight|hl|focus|info|warning|error|word:(?:\\.|[^:\]\\])+)(?::(?<count>\d+))?\]\s*(?<more>.*?)\s*(?<close>${CLOSE})$`,
);
const OPENS_AT_START = new RegExp(`^${OPEN}`);
const OPENS_AT_END = new RegExp(`${OPEN}$`);
const SAYS_MORE = new RegExp(String.raw`(?:^|\s)${OPEN}\s+\S`);

/**
 * Takes the marks in comments at the ends of lines out of a code block.
 *
 * `a() // [!code ++]` -> code `a()`, line 1 `diff: 'add'`. `[!code focus:3]` marks three lines. A line that holds nothing but the mark
 * goes away, and the mark counts for what follows. An `info`, a `warning` and an `error` are highlighted, and `[!code word:a]` highlights
 * the lines below it that have the word.
 */
export function parseNotationMarks(code: string): { code: string; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>();
  if (!code.includes('[!code')) return { code, marks };

  const lines: string[] = [];
  const words: { word: string; from: number; count: number }[] = [];
  for (const line of code.split('\n')) {
    const notation = readNotation(line);
    const { rest = line, name = '', count: lasts } = notation ?? {};
    const first = lines.length + 1;
    if (!notation || rest !== '') lines.push(rest);
    if (!notation) continue;
    if (name.startsWith('word:')) {
      words.push({ word: name.slice('word:'.length).replaceAll('\\', ''), from: lines.length, count: Number(lasts ?? Infinity) });
      continue;
    }
    const count = Math.min(Number(lasts ?? 1), 1000);
    for (let index = 0; index < count; index += 1) {
      marks.set(first + index, { ...marks.get(first + index), ...markOf(name) });
    }
  }
  for (const { word, from, count } of words)
    for (const [index, line] of lines.slice(from, from + count).entries())
      if (line.includes(word)) marks.set(from + index + 1, { ...marks.get(from + index + 1), highlight: true });
  return { code: lines.join('\n'), marks };
}

/** Says whether a line ends in a mark. */
export function isNotation(line: string): boolean {
  return readNotation(line) !== undefined;
}

interface Notation {
  name: string;
  /** For how many lines it counts, as it is written. */
  count: string | undefined;
  /** The line without the mark. */
  rest: string;
}

/** Reads the mark of a line. What else its comment says stays: `// Slow. [!code focus]` -> `// Slow.`, `// [!code ++] New.` -> `// New.` */
function readNotation(line: string): Notation | undefined {
  const at = line.lastIndexOf('[!code');
  const { name, count, more = '', close = '' } = (at < 0 ? null : MARK.exec(line.slice(at).trimEnd()))?.groups ?? {};
  if (name === undefined) return undefined;
  const before = line.slice(0, at).trimEnd();
  const opening = OPENS_AT_END.exec(before);
  if (opening === null && !SAYS_MORE.test(before)) return undefined;
  const isAlone = more === '' || OPENS_AT_START.test(more);
  const start = opening !== null && isAlone ? before.slice(0, opening.index).trimEnd() : before;
  const end = opening !== null && more === '' ? [] : [more, close];
  return {
    name,
    count,
    rest: [start, ...end]
      .filter((part) => part !== '')
      .join(' ')
      .trimEnd(),
  };
}

function markOf(name: string): LineMark {
  if (name === '++') return { diff: 'add' };
  if (name === '--') return { diff: 'remove' };
  return name === 'focus' ? { focus: true } : { highlight: true };
}
