import type { Root, Text } from 'mdast';
import { visit } from '../nodes/visit.ts';

/** A character of Chinese or Japanese, which are written without spaces, or one of their punctuation. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303F\u30FC\uFF00-\uFFEF]`;
const BREAK = new RegExp(String.raw`(?<=${UNSPACED})[ \t]*\n[ \t]*(?=${UNSPACED})`, 'gu');
const BEFORE = new RegExp(String.raw`${UNSPACED}$`, 'u');
const AFTER = new RegExp(String.raw`^${UNSPACED}`, 'u');

/** Says whether a text may hold a paragraph of Chinese or Japanese on several lines. */
export function mayHaveUnspacedLines(text: string): boolean {
  return new RegExp(UNSPACED, 'u').test(text);
}

/**
 * Joins the lines of a paragraph between two characters of Chinese or Japanese: a line break is a space elsewhere, and these have none. What CSS
 * says of it, browsers do not all do.
 */
export function remarkUnspacedLines(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'paragraph', (paragraph) => {
      let last: Text | undefined;
      visit(paragraph, (node) => {
        if (node.type === 'text') {
          node.value = node.value.replace(BREAK, '');
          if (last !== undefined) joinEdges(last, node);
          last = node;
        } else if (!('children' in node)) last = undefined;
      });
    });
  };
}

/** A line may end with what is strong, or begin with it. */
function joinEdges(before: Text, after: Text): void {
  if (BEFORE.test(before.value)) after.value = after.value.replace(new RegExp(String.raw`^\n(?=${UNSPACED})`, 'u'), '');
  if (AFTER.test(after.value)) before.value = before.value.replace(new RegExp(String.raw`(?<=${UNSPACED})\n$`, 'u'), '');
}
