import type { Root } from 'mdast';
import { visit } from '../tree/nodes/visit.ts';

/** Characters of the private-use area that stand for what the parser would take for syntax; nobody writes them. */
const FIRST = 0xf0e0;
const KEPT = '<{}ie';
const MARK = /[\uF0E0-\uF0E4]/g;

/** Hides characters from the parser: the text keeps its length, so that every place in it stays true. */
export function hideAt(text: string, offsets: readonly number[]): string {
  const pieces: string[] = [];
  let last = 0;
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    const index = KEPT.indexOf(text.charAt(offset));
    if (index === -1 || offset < last) continue;
    pieces.push(text.slice(last, offset), String.fromCharCode(FIRST + index));
    last = offset + 1;
  }
  return pieces.join('') + text.slice(last);
}

/** Gives the hidden characters of a text back. */
export function showHidden(text: string): string {
  return text.replace(MARK, (mark) => KEPT.charAt(mark.charCodeAt(0) - FIRST));
}

/** Gives them back in a page's tree: in texts, code and addresses. */
export function remarkHidden(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if ('value' in node) node.value = showHidden(node.value);
      if ('url' in node) node.url = showHidden(node.url);
      if ('title' in node && node.title) node.title = showHidden(node.title);
      if ('alt' in node && node.alt) node.alt = showHidden(node.alt);
      if ('attributes' in node)
        for (const attribute of node.attributes) if (typeof attribute.value === 'string') attribute.value = showHidden(attribute.value);
    });
  };
}
