import type { Root } from 'hast';
import { visit } from '../nodes/visit.ts';

/**
 * Gives the JSX elements of a page keys of their own, the n-th of its name among its siblings: a paragraph written above a form then
 * leaves what a reader typed into the form. For the dev server only; a built page never changes.
 */
export function rehypeKeys(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (parent) => {
      if (!('children' in parent)) return;
      const counts = new Map<string, number>();
      for (const child of parent.children) {
        if ((child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') || child.name === null) continue;
        const nth = counts.get(child.name) ?? 0;
        counts.set(child.name, nth + 1);
        const hasKey = child.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'key');
        if (!hasKey) child.attributes.unshift({ type: 'mdxJsxAttribute', name: 'key', value: `${child.name}-${nth}` });
      }
    });
  };
}
