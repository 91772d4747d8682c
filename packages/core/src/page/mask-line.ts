/** Which comment a line stands in: MDX (`{/*`), HTML (`<!--`) or none, named by what closes it. */
export type OpenComment = '*/}' | '-->' | '';

/** A line without what is not text; what was taken out is spaces, so that columns stay. */
export interface MaskedLine {
  text: string;
  /** What the line leaves open. */
  comment: OpenComment;
}

/** Blanks comments and inline code in a line of Markdown; `comment` is what the line before left open. */
export function maskLine(line: string, comment: OpenComment): MaskedLine {
  const starts = /`+|\{\/\*|<!--/g;
  let text = '';
  let at = 0;
  let open = comment;
  while (at < line.length) {
    if (open === '') {
      starts.lastIndex = at;
      const match = starts.exec(line);
      if (match === null) break;
      const [start] = match;
      const isCode = start.startsWith('`');
      const template = isCode ? findTemplate(line, match.index) : undefined;
      if (template !== undefined) {
        text += line.slice(at, template);
        at = template;
        continue;
      }
      const end = isCode ? endOfCode(line, match.index, start.length) : match.index;
      text += line.slice(at, match.index) + ' '.repeat(end - match.index);
      at = end;
      if (isCode && end === match.index) {
        text += start;
        at += start.length;
      }
      if (!isCode) open = start === '<!--' ? '-->' : '*/}';
      continue;
    }
    const close = line.indexOf(open, at);
    const end = close < 0 ? line.length : close + open.length;
    text += ' '.repeat(end - at);
    at = end;
    if (close >= 0) open = '';
  }
  return { text: text + line.slice(at), comment: open };
}

/** Where a text of JavaScript ends that begins at `at`, the value of an attribute: ``href={`/a`}``. */
function findTemplate(line: string, at: number): number | undefined {
  const value = /(?<==\s*\{\s*)/y;
  value.lastIndex = at;
  const end = value.test(line) ? line.indexOf('`', at + 1) : -1;
  return end < 0 ? undefined : end + 1;
}

/** Returns where the code span that begins at `at` with `length` backticks ends, or `at` when nothing closes it or it is escaped. */
function endOfCode(line: string, at: number, length: number): number {
  if (line[at - 1] === '\\') return at;
  for (let next = line.indexOf('`', at + length); next >= 0; next = line.indexOf('`', next)) {
    const from = next;
    while (line[next] === '`') next += 1;
    if (next - from === length) return next;
  }
  return at;
}
