/** What may open or close something within a paragraph. A parser of Markdown holds each against all that stand before it. */
const MARK = /[*_~`[\]<\\@&]/g;

/** Containers at the beginning of a line: quotations and lists. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*/;

const BLANK = /^[ \t>]*$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
const STARTS_BLOCK = /^[ \t>]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const DELIMITER_ROW = /^[ \t>|:-]*-[ \t>|:-]*$/;

/** HTML that stays open beyond its paragraph: an HTML parser opens it again in each that follows. */
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s>]/gi;

/**
 * What a description may come to: lines, marks, containers and cells of tables all told; marks within paragraphs, squared; levels of
 * containers; formatting that is opened again.
 */
const BOUNDS = { pieces: 4000, comparisons: 1_500_000, levels: 40, reopened: 4000 };

/** An underlined heading is looked for from all lines before it. */
const UNDERLINE_PIECES = 4;

/**
 * Finds where a description becomes too tangled to be read as Markdown in bounded time, as the offset of the block where it does; its length
 * where nothing is. Parsers take about a quarter of a millisecond for each piece, and time that grows with the square of the marks in a
 * paragraph; what is written for readers stays far below both.
 */
export function findTangle(markdown: string): number {
  let [pieces, comparisons, reopened, open] = [0, 0, 0, 0];
  let block = { start: 0, marks: 0, columns: 0 };
  let fence = '';
  let offset = 0;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const isCode = fence !== '' && !mark?.startsWith(fence);
    if (mark !== undefined && !isCode) fence = fence === '' ? mark : '';
    if (!isCode) {
      const isBlank = BLANK.test(line);
      const isRow = block.columns > 0 && !isBlank;
      if (isBlank || (STARTS_BLOCK.test(line) && !isRow)) block = { start: offset, marks: 0, columns: 0 };
      if (!isBlank && !isRow && line.includes('|') && DELIMITER_ROW.test(line)) block.columns = count(line, /\|/g) + 1;
      // A cell is a paragraph of its own.
      const before = isRow ? 0 : block.marks;
      const marks = count(line, MARK);
      block.marks = before + marks;
      comparisons += block.marks ** 2 - before ** 2;
      const levels = countLevels(line);
      pieces += (isBlank ? 0 : 1) + marks + levels + block.columns + (UNDERLINE.test(line) ? UNDERLINE_PIECES : 0);
      for (const [, slash] of line.matchAll(FORMATTING)) open = Math.max(0, open + (slash === '' ? 1 : -1));
      if (isBlank) reopened += open;
      const isTangled = pieces > BOUNDS.pieces || comparisons > BOUNDS.comparisons || levels > BOUNDS.levels || reopened > BOUNDS.reopened;
      if (isTangled) return block.start;
    }
    offset += line.length + 1;
  }
  return markdown.length;
}

/** The containers that a line begins with; one that is indented stands in others. */
function countLevels(line: string): number {
  const written = CONTAINERS.exec(line)?.[0] ?? '';
  const levels = count(written, />|[-+*.)]/g);
  return levels === 0 ? 0 : levels + count(/^[ \t]*/.exec(line)?.[0] ?? '', /\t| {2}/g);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
