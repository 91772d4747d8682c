import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from '../tree/nodes/visit.ts';

/** `js tab="npm"` */
const TAB = /(?:^|\s)tab=["']/;

/** Says whether a text may hold a fence that is a tab. */
export function mayHaveTabFences(text: string): boolean {
  return /^[ \t>]*(?:```|~~~).*\stab=["']/m.test(text);
}

/** Puts fences that stand side by side, each with a `tab`, into one group, unless they stand in one. */
export function remarkTabFences(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!('children' in node) || (node.type === 'mdxJsxFlowElement' && node.name === 'CodeGroup')) return;
      const children = node.children as RootContent[];
      for (let index = 0; index < children.length; index += 1) {
        const first = children[index];
        const end = children.findIndex((one, at) => at >= index && !isTab(one));
        const fences = children.slice(index, end < 0 ? children.length : end).filter(isTab);
        if (first === undefined || fences.length < 2) continue;
        children.splice(index, fences.length, createGroup(fences, first.position));
      }
    });
  };
}

function isTab(node: RootContent): node is Code {
  return node.type === 'code' && TAB.test(node.meta ?? '');
}

function createGroup(children: Code[], position: MdxJsxFlowElement['position']): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name: 'CodeGroup', attributes: [], children, ...(position && { position }) };
}
