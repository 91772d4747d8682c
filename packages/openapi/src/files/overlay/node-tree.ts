import type { NodePath } from '../../json-path/select-nodes.ts';

/** Selected nodes by the ways to them, so that what several of them lie in is gone through once. */
export interface NodeTree {
  /** False for what only lies on the way. */
  isSelected: boolean;
  /** By name or index. */
  children: Map<string, NodeTree>;
}

/** Makes the tree of some nodes. */
export function createNodeTree(nodes: readonly NodePath[]): NodeTree {
  const root: NodeTree = { isSelected: false, children: new Map() };
  for (const path of nodes) {
    let node = root;
    for (const key of path.map(String)) {
      const child = node.children.get(key) ?? { isSelected: false, children: new Map() };
      node.children.set(key, child);
      node = child;
    }
    node.isSelected = true;
  }
  return root;
}
