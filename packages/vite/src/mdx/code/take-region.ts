/** A comment that begins a region: `// #region name`, `# region: name`, `<!-- #region name -->`, `--8<-- [start:name]`, `ANCHOR: name`. */
const START = /(?:#\s?region:?\s+([\w.-]+)|\[start:\s*([\w.-]+)\s*\]|\bANCHOR:\s*([\w.-]+))/;
const END = /(?:#\s?endregion\b:?\s*([\w.-]*)|\[end:\s*([\w.-]+)\s*\]|\bANCHOR_END:\s*([\w.-]+))/;

/**
 * The part of a file's text that a hash names: `L3` and `L3-L9` (lines, counted from 1), or the name of a region between comments. Marks of
 * regions are left out, and what all lines are indented by. Undefined where there is no such part.
 */
export function takeRegion(text: string, hash: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const numbers = /^L(\d+)(?:(-)L?(\d+)?)?$/i.exec(hash);
  if (numbers !== null) return takeLines(lines, numbers);
  const found = hash === '' ? lines : findRegion(lines, hash);
  return found && dedent(found.filter((line) => !START.test(line) && !END.test(line)));
}

/** The names of the regions of a file's text. */
export function listRegions(text: string): string[] {
  return text.split('\n').flatMap((line) => nameOf(START, line) ?? []);
}

function takeLines(lines: readonly string[], [, from, dash, to]: RegExpExecArray): string | undefined {
  const first = Number(from);
  const last = dash === undefined ? first : to === undefined ? lines.length : Number(to);
  return first < 1 || first > lines.length ? undefined : dedent(lines.slice(first - 1, last));
}

function findRegion(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => nameOf(START, line) === name);
  if (start < 0) return undefined;
  let depth = 0;
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false;
    const closed = nameOf(END, line);
    if (closed === name) return true;
    if (closed === undefined) depth += nameOf(START, line) === undefined ? 0 : 1;
    else depth -= 1;
    // An end without a name is that of the region that was opened last.
    return closed === '' && depth < 0;
  });
  return lines.slice(start + 1, end < 0 ? undefined : end);
}

function nameOf(pattern: RegExp, line: string): string | undefined {
  const match = pattern.exec(line);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3] ?? '');
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}
