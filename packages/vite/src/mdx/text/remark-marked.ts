import { findBodyOffset } from '@octavo/core/internal';
import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { PreparedSource } from '../source/prepare-source.ts';
import { wrapParser } from '../source/wrap-parser.ts';
import { remarkContainers } from '../tree/blocks/remark-containers.ts';
import { EXIT, visit } from '../tree/nodes/visit.ts';
import { readPageBody } from './page-body.ts';
import type { SourceTree } from './source-tree.ts';
import type { TextFile } from './text-scope.ts';
import { writeMarked } from './write-marked.ts';
import type { MarkedInput, MarkedText } from './marked-text.ts';

/** What decides what the compiler's tree of a page is. */
interface PageSource extends TextFile {
  codes?: Readonly<Record<string, unknown>>;
  extensions?: readonly unknown[] | undefined;
}

/** A page that is written as Markdown from the tree that its compiler reads. */
export interface MarkedPage extends Pick<PreparedSource, 'containers' | 'imports'> {
  input: MarkedInput;
  onWritten(written: MarkedText): void;
}

/**
 * What a page's text is written as Markdown from while none of its snippets is known. Undefined where the compiler's own tree is another than
 * `readSourceTree` would read: variables, code from files, and whatever extensions add.
 */
export function findMarkedInput({ file, text, isTrusted = true, codes = {}, extensions = [] }: PageSource): MarkedInput | undefined {
  const body = readPageBody(text, file);
  const isOther =
    body.trim() === '' || findBodyOffset(body) > 0 || text.includes('&#0000') || Object.keys(codes).length > 0 || extensions.length > 0;
  return isOther ? undefined : { page: { file, text: body, isTrusted }, snippets: [] };
}

/**
 * Writes the page before any step changes its tree: parsing is half the work of either. To be the first of the steps. One with formulas is not
 * written, as they are text in `readSourceTree`.
 */
export const remarkMarked: Plugin<[MarkedPage], Root> = function remarkMarked({ input, containers, imports, onWritten }) {
  let source: Omit<SourceTree, 'imports'> | undefined;
  wrapParser(this, (text, parse) => {
    const tree = parse();
    // What is JSX alone on its line is made a block of before the first step.
    source = hasFormula(tree) ? undefined : { text, root: copyNode(tree) };
    return tree;
  });
  return async () => {
    if (source === undefined) return;
    remarkContainers(containers)(source.root);
    onWritten(await writeMarked(input, { ...source, imports }));
  };
};

function hasFormula(tree: Root): boolean {
  let has = false;
  visit(tree, ({ type }) => {
    has = type === 'math' || type === 'inlineMath';
    return has ? EXIT : undefined;
  });
  return has;
}

function copyNode<Node extends Nodes>(node: Node): Node {
  return 'children' in node ? { ...node, children: node.children.map(copyNode) } : node;
}
