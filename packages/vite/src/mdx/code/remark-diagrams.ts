import type { Root } from 'mdast';
import { visit } from '../tree/visit.ts';
import { createBlock } from './create-block.ts';
import { parseFenceMeta } from './fence-meta.ts';

/** Replaces every fence of Mermaid by `<Mermaid chart="...">`, a component of the provider. */
export function remarkDiagrams(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      const { language, actions, placement } = parseFenceMeta(node.lang, node.meta);
      if (language !== 'mermaid' || !parent || index === undefined) return;
      parent.children[index] = createBlock(node, 'Mermaid', { chart: node.value, actions, placement });
    });
  };
}
