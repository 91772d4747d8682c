import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import { CALLOUT_NAMES, findCallout } from '../../source/callout-names.ts';
import type { Mistake } from './mistake.ts';

/** A line that opens a box by a name: `:::name`, `!!! name`, `> [!NAME]`. A box is a paragraph when nobody knows its name. */
const OPENING = /^[ \t>]*(?:(:{3,}|!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(?=[ \t[{]|$)|(\[!)([a-z][\w-]*)\])/i;

/** Boxes of other tools' Markdown whose name nobody knows, headings and lists without a space: all are shown as text. */
export function findBoxMistakes(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  const found: Mistake[] = [];
  for (let line = start.line; line <= end.line; line += 1) {
    const text = lines[line - 1] ?? '';
    const [, sign, box, alert, kind] = OPENING.exec(text) ?? [];
    const name = box ?? kind;
    // An alert is one on the first line of its quote alone.
    if (name === undefined || (alert !== undefined && line !== start.line) || findCallout(name) !== undefined) continue;
    const opening = sign ?? alert ?? '';
    const nearest = findNearest(name.toLowerCase(), CALLOUT_NAMES);
    const isPlain = opening.startsWith(':') || /^[A-Z]{3,}$/.test(name);
    if (nearest === undefined && !isPlain) continue;
    found.push({
      code: 'page/unknown-container',
      message: `Unknown box \`${name}\`; shown as text.`,
      hint:
        nearest === undefined
          ? `Known boxes: ${['note', 'info', 'tip', 'warning', 'danger', 'details'].join(', ')}.`
          : `Did you mean \`${nearest}\`?`,
      place: { line, column: text.indexOf(opening) + 1 },
      length: opening.length + name.length,
    });
  }
  const written = lines.slice(start.line - 1, end.line);
  const headings = written.flatMap((text, index) => {
    const column = index === 0 ? start.column : (/^[\s>]*/.exec(text)?.[0].length ?? 0) + 1;
    return findLostHeading(text, { line: start.line + index, column });
  });
  return [
    ...found,
    ...headings,
    ...findLostList(written, start),
    ...findLateList(written, start),
    ...findLostDefinition(written, start),
    ...findQuotedCode(written, start),
  ];
}

/** `##Heading`, `####### Heading`, and a space that only looks like one. */
function findLostHeading(line: string, { line: row, column }: { line: number; column: number }): Mistake[] {
  const [deep] = /^#{7,}(?= +[\p{L}\p{N}])/u.exec(line.slice(column - 1)) ?? [];
  if (deep !== undefined) {
    const message = `Not a heading: ${deep.length} #, but levels end at 6.`;
    return [{ code: 'page/lost-heading', message, hint: 'Write ###### or fewer.', place: { line: row, column }, length: deep.length }];
  }
  const [hidden] = /^[\u200B-\u200D\u2060\uFEFF]+(?=#{1,6} )/.exec(line.slice(column - 1)) ?? [];
  if (hidden !== undefined) {
    const message = 'Not a heading: an invisible character precedes it.';
    const hint = 'Delete the line and type it again.';
    return [{ code: 'page/lost-heading', message, hint, place: { line: row, column }, length: hidden.length }];
  }
  const [, marks = '', strange] =
    /^(#{2,6}(?=[\p{L}\p{N}*_`])|#{1,6}(?=([\u00A0\u2000-\u200D\u202F\u3000\uFEFF])))/u.exec(line.slice(column - 1)) ?? [];
  if (marks === '') return [];
  const message = `Not a heading: ${strange === undefined ? 'no' : 'an unusual'} space follows ${marks}.`;
  const hint = `Write a ${strange === undefined ? '' : 'plain '}space after ${marks}.`;
  return [{ code: 'page/lost-heading', message, hint, place: { line: row, column }, length: marks.length }];
}

/** `'''js`, which looks like the signs of a block of code. */
function findQuotedCode([first = '']: readonly string[], { line, column }: { line: number; column: number }): Mistake[] {
  const [marks] = /^['’‘]{3}(?=[\w-]*$)/.exec(first.slice(column - 1).trimEnd()) ?? [];
  if (marks === undefined) return [];
  const message = 'Not a code block: it begins with quotes.';
  return [
    { code: 'page/open-fence', message, hint: 'Write three backticks (```) instead.', place: { line, column }, length: marks.length },
  ];
}

/** Lines that all begin with `-item`, `1.item` or `• item`, below one that ends with a colon or by themselves. */
function findLostList(written: readonly string[], { line, column }: { line: number; column: number }): Mistake[] {
  const texts = written.map((text, index) => (index === 0 ? text.slice(column - 1) : text.replace(/^[\s>]+/, '')));
  const from = texts[0]?.endsWith(':') === true ? 1 : 0;
  const items = texts.slice(from);
  const [mark = ''] = LIST_MARK.exec(items[0] ?? '') ?? [];
  const least = STRANGE.test(mark === '' ? '' : (items[0]?.charAt(mark.length) ?? '')) ? 1 : 2;
  if (items.length < least || !items.every((one) => LIST_MARK.test(one))) return [];
  const isSpaced = mark.length > 0 && !BULLET.test(mark);
  const isStrange = STRANGE.test(items[0]?.charAt(mark.length) ?? '');
  const message = isSpaced
    ? `Not a list: ${isStrange ? 'an unusual' : 'no'} space follows \`${mark}\`.`
    : `Not a list: \`${mark}\` begins no item.`;
  const hint = isSpaced ? `Write a ${isStrange ? 'plain ' : ''}space after \`${mark}\`.` : 'Write `- ` instead.';
  const place = { line: line + from, column: from === 0 ? column : (written[from] ?? '').indexOf(mark) + 1 };
  return [{ code: 'page/lost-list', message, hint, place, length: mark.length }];
}

/** Lines that begin with `2. ` and so on, right below a line of text: only a list that begins with 1 may stand there. */
function findLateList(written: readonly string[], { line }: { line: number }): Mistake[] {
  const from = written.findIndex((text, index) => index > 0 && LATE_ITEM.test(text));
  const [, indent = '', mark = ''] = LATE_ITEM.exec(written[from] ?? '') ?? [];
  const next = Number.parseInt(mark, 10) + 1;
  if (from < 1 || !(written[from + 1] ?? '').trimStart().startsWith(`${next}${mark.slice(-1)} `)) return [];
  const message = `Not a list: one that begins with ${mark} cannot follow a line of text.`;
  const place = { line: line + from, column: indent.length + 1 };
  return [{ code: 'page/lost-list', message, hint: 'Leave an empty line above it.', place, length: mark.length }];
}

/** `:Definition` below a line that is its term. */
function findLostDefinition(written: readonly string[], { line }: { line: number }): Mistake[] {
  const from = written.findIndex((text, index) => index > 0 && /^:\p{Lu}[^:]*$/u.test(text.trim()));
  if (from < 1) return [];
  const place = { line: line + from, column: (written[from] ?? '').indexOf(':') + 1 };
  return [
    { code: 'page/lost-list', message: 'Not a definition: no space follows `:`.', hint: 'Write a space after `:`.', place, length: 1 },
  ];
}

const LATE_ITEM = /^([\s>]*)(\d{1,3}[.)]) /;

/** Signs that other programs begin items with. */
const BULLET = /^[•●▪‣◦]/;

/** Spaces that only look like one. */
const STRANGE = /[\u00A0\u2000-\u200D\u202F\u3000\uFEFF]/;

/** A line that ends in a break is one of its own, list or not. */
const LIST_MARK = /^(?:(?:[-+]|\d{1,3}[.)])(?=[\p{L}`[\u00A0\u2000-\u200D\u202F\u3000\uFEFF])|[•●▪‣◦](?=.*(?<!\\| {2}|\/>|<br>)$))/u;
