import type { Root } from 'hast';
import { visit } from '../nodes/visit.ts';
import { createMdxElementHandle, isMdxElement } from '../nodes/mdx-element-handle.ts';

/**
 * Makes a switch of a page's views: where there are several titles, `<ViewSwitch views="...">` stands before the first view, and every
 * view is told all the titles. What a view is called must be known before the page runs.
 */
export function rehypeViews(): (tree: Root) => void {
  return (tree) => {
    const views = new Map<string, { title: string; icon?: string; iconType?: string }>();
    visit(tree, (node) => {
      const title = readViewTitle(node);
      if (title === undefined || views.has(title) || !isMdxElement(node)) return;
      const [icon, iconType] = ['icon', 'iconType'].map(createMdxElementHandle(node).get);
      views.set(title, { title, ...(icon !== undefined && { icon }), ...(iconType !== undefined && { iconType }) });
    });
    if (views.size < 2) return;
    let isFirst = true;
    visit(tree, (node, index, parent) => {
      if (readViewTitle(node) === undefined || !isMdxElement(node) || !parent || index === undefined) return undefined;
      createMdxElementHandle(node).set('views', JSON.stringify([...views.keys()]));
      if (!isFirst) return undefined;
      isFirst = false;
      const value = JSON.stringify([...views.values()]);
      parent.children.splice(index, 0, {
        type: 'mdxJsxFlowElement',
        name: 'ViewSwitch',
        attributes: [{ type: 'mdxJsxAttribute', name: 'views', value }],
        children: [],
      });
      // Past the switch and the view itself.
      return index + 2;
    });
  };
}

/** The title of a `<View>`; undefined for everything else, and for a title that is computed. */
export function readViewTitle(node: Parameters<typeof isMdxElement>[0]): string | undefined {
  if (!isMdxElement(node) || node.name !== 'View') return undefined;
  return createMdxElementHandle(node).get('title')?.trim() || undefined;
}
