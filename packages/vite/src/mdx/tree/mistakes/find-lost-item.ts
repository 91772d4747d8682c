import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `-two` below `- one`: a line of the item above, though it begins where that does. */
export function findLostItem(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'listItem' || node.position === undefined) return [];
  const [text] = node.children;
  const { line, column } = node.position.start;
  if (text?.type !== 'paragraph' || text.position === undefined) return [];
  const lead = (lines[line - 1] ?? '').slice(0, column - 1);
  const sign = (lines[line - 1] ?? '').charAt(column - 1);
  for (let row = line + 1; row <= text.position.end.line; row += 1) {
    const written = lines[row - 1] ?? '';
    // `*two`, but not `*two* and more`.
    const mark = /^(?:[-+]|\*(?!\*|[^*]*\*)|\d{1,3}[.)])(?=[\p{L}`[])/u.exec(written.slice(lead.length))?.[0];
    if (mark === undefined || !written.startsWith(lead) || (/[-+*]/.test(mark) && mark !== sign)) continue;
    const message = `Not an item of the list: no space follows \`${mark}\`.`;
    const hint = `Write a space after \`${mark}\`.`;
    return [{ code: 'page/lost-list', message, hint, place: { line: row, column }, length: mark.length }];
  }
  return [];
}
