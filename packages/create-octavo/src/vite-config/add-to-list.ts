import type { Node } from '@babel/types';
import type { Insertion } from './insertion.ts';
import type { Source } from './read-style.ts';

/** An array or an object, and what it holds. */
export interface ListNode {
  node: Node;
  items: readonly (Node | null)[];
}

/** Puts an item at the end of an array or an object: on a line of its own where the others have theirs. */
export function addToList({ node, items }: ListNode, item: string, source: Source): Insertion[] {
  const { text, style } = source;
  const last = items.findLast((one) => one !== null);
  const close = (node.end ?? 0) - 1;
  if (last === undefined || last === null) return [addToEmpty(node, item, source)];
  const end = last.end ?? 0;
  const rest = withoutComments(source, end, close);
  const comma = rest.indexOf(',');
  const isLined = rest.slice(Math.max(comma, 0)).includes('\n');
  if (!isLined) return [{ at: end, text: `, ${item}` }];
  const lineEnd = end + (/\r?\n/.exec(rest.slice(Math.max(comma, 0)))?.index ?? 0) + Math.max(comma, 0);
  const added = style.lineBreak + indentOf(text, last.start ?? 0) + item;
  return comma < 0
    ? [
        { at: end, text: ',' },
        { at: lineEnd, text: added },
      ]
    : [{ at: lineEnd, text: `${added},` }];
}

/** What stands in an empty list are comments at most. */
function addToEmpty(node: Node, item: string, { text, style }: Source): Insertion {
  const [open, close] = [(node.start ?? 0) + 1, (node.end ?? 0) - 1];
  const inside = text.slice(open, close);
  if (!inside.includes('\n')) return { at: close, text: node.type === 'ObjectExpression' && inside === '' ? ` ${item} ` : item };
  const outer = indentOf(text, node.start ?? 0);
  const lastLine = open + inside.trimEnd().length;
  return { at: lastLine, text: `${style.lineBreak}${outer}${style.indent}${item},` };
}

/** The white space at the start of the line of an offset. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** A part of the text with its comments blanked. */
function withoutComments({ text, comments }: Source, start: number, end: number): string {
  return comments
    .filter((comment) => (comment.start ?? 0) >= start && (comment.end ?? 0) <= end)
    .reduce(
      (part, comment) => {
        const [from, to] = [(comment.start ?? 0) - start, (comment.end ?? 0) - start];
        return part.slice(0, from) + part.slice(from, to).replaceAll(/[^\n]/g, ' ') + part.slice(to);
      },
      text.slice(start, end),
    );
}
