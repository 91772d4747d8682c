import type { Node } from 'jsonc-parser';
import type { ConfigText } from './config-reader.ts';

/** Which file each node of a composed syntax tree stands in. */
export interface NodeSources {
  find(node: Node): ConfigText;
  set(node: Node, source: ConfigText): void;
  /** Notes a file for a node and all that it holds. */
  setAll(node: Node, source: ConfigText): void;
  /** A node with other children, of the same file. */
  rebuild(node: Node, children: Node[], source: ConfigText): Node;
}

/** Makes the note of files; a node of which none is noted stands in `main`. */
export function createNodeSources(main: ConfigText): NodeSources {
  const sources = new WeakMap<Node, ConfigText>();
  const setAll = (node: Node, source: ConfigText): void => {
    sources.set(node, source);
    for (const child of node.children ?? []) setAll(child, source);
  };
  return {
    find: (node) => sources.get(node) ?? main,
    set: (node, source) => void sources.set(node, source),
    setAll,
    rebuild(node, children, source) {
      const rebuilt = { ...node, children };
      sources.set(rebuilt, source);
      return rebuilt;
    },
  };
}
