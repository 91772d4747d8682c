import type { Nodes } from 'mdast';
import type { Plugin } from 'unified';
import { EXIT, visit } from '../tree/nodes/visit.ts';
import { listNodeMakers } from './add-syntax.ts';

/**
 * Looks for addresses that the parser has left as text only in a page that may have one: the step that brings GitHub's Markdown goes through
 * each text of each page four times. Stands behind it.
 */
export const remarkBareLinks: Plugin = function remarkBareLinks() {
  for (const maker of listNodeMakers(this))
    if (maker.enter && 'literalAutolink' in maker.enter)
      maker.transforms = (maker.transforms ?? []).map((find) => (tree) => (mayHaveLinks(tree) ? find(tree) : undefined));
};

/** What all of them have: `https://…`, `www.…`, `mailto:…`, `name@…`. */
const SIGN = /https?:\/\/|www\.|@/i;

function mayHaveLinks(tree: Nodes): boolean {
  let may = false;
  visit(tree, 'text', ({ value }) => {
    may = SIGN.test(value);
    return may ? EXIT : undefined;
  });
  return may;
}
