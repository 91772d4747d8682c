import type { ESTree } from 'vite';
import type { ConfigEdit } from './config-edit.ts';
import type { Source } from './read-source.ts';

/** Puts an item at the end of an array or an object: on a line of its own where the others have theirs. One edit, whatever stands there. */
export function addToList(list: ESTree.ArrayExpression | ESTree.ObjectExpression, item: string, source: Source): ConfigEdit {
  const { text, style } = source;
  const last = (list.type === 'ArrayExpression' ? list.elements : list.properties).findLast((one) => one !== null);
  if (last === undefined || last === null) return addToEmpty(list, item, source);
  const { end } = last;
  const rest = withoutComments(source, end, list.end - 1);
  const comma = rest.indexOf(',');
  const lineBreak = rest.indexOf('\n', Math.max(comma, 0));
  if (lineBreak < 0) return comma < 0 ? insert(end, `, ${item}`) : insert(end + comma + 1, ` ${item},`);
  const lineEnd = end + lineBreak - (text[end + lineBreak - 1] === '\r' ? 1 : 0);
  const isBelow = text.slice(list.start, last.start).includes('\n');
  const line = style.lineBreak + indentOf(text, last.start) + (isBelow ? '' : style.indent) + item;
  if (comma >= 0) return insert(lineEnd, `${line},`);
  // The comma goes before a comment that ends the line, the item behind it.
  return { start: end, end: lineEnd, text: `,${text.slice(end, lineEnd)}${line}` };
}

/** What stands in an empty list are comments at most. */
function addToEmpty({ type, start, end }: ESTree.Node, item: string, { text, style }: Source): ConfigEdit {
  const inside = text.slice(start + 1, end - 1);
  const space = type === 'ObjectExpression' ? ' ' : '';
  const isLined = type === 'ObjectExpression' && inside.includes('\n');
  if (inside.trim() === '' && !isLined) return { start: start + 1, end: end - 1, text: space + item + space };
  if (!inside.includes('\n')) return { start: start + 1 + inside.trimEnd().length, end: end - 1, text: ` ${item}${space}` };
  return insert(start + 1 + inside.trimEnd().length, `${style.lineBreak}${indentOf(text, start)}${style.indent}${item},`);
}

function insert(at: number, text: string): ConfigEdit {
  return { start: at, end: at, text };
}

/** The white space at the start of the line of an offset. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** A part of the text with its comments blanked, line breaks within them too. */
function withoutComments({ text, comments }: Source, start: number, end: number): string {
  return comments
    .filter((comment) => comment.start >= start && comment.end <= end)
    .reduce(
      (part, comment) => part.slice(0, comment.start - start) + ' '.repeat(comment.end - comment.start) + part.slice(comment.end - start),
      text.slice(start, end),
    );
}
