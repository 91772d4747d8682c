import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { EXIT, visit } from '../tree/nodes/visit.ts';

/**
 * Looks for addresses that the parser has left as text only in a page that may have one: the step that brings GitHub's Markdown goes through
 * each text of each page four times. Stands behind it.
 */
export const remarkBareLinks: Plugin = function remarkBareLinks() {
  const { fromMarkdownExtensions = [] } = this.data() as { fromMarkdownExtensions?: unknown[] };
  for (const extension of fromMarkdownExtensions.flat(Infinity) as Extension[])
    if (extension.enter?.['literalAutolink'] !== undefined)
      extension.transforms = (extension.transforms ?? []).map((find) => (tree) => (mayHaveLinks(tree) ? find(tree) : undefined));
};

/** What an extension gives the parser of trees. */
interface Extension {
  enter?: Readonly<Record<string, unknown>>;
  transforms?: ((tree: Root) => Root | undefined | void)[];
}

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
