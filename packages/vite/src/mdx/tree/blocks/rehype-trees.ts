import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from '../nodes/visit.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { findModuleNames, findPagePrograms } from '../nodes/page-programs.ts';

/**
 * Makes files and folders of the Markdown list in a `<Tree>` or `<FileTree>`. An item is a folder when it ends in a slash or holds a list,
 * and one that holds something is open at first.
 */
export function rehypeTrees(): (tree: Root) => void {
  return (tree) => {
    let moduleNames: ReadonlySet<string> | undefined;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tree' && node.name !== 'FileTree') return;
      moduleNames ??= findModuleNames(findPagePrograms(tree));
      // A component of the page's own takes the list as it is.
      if (moduleNames.has(node.name)) return;
      const tag = node.name;
      node.children = node.children.flatMap((child) => (isList(child) ? createItems(child, tag) : [child]));
    });
  };
}

/** `tag` is the name of the tree's component. */
function createItems(list: Element, tag: string): ElementContent[] {
  return list.children.flatMap((item): ElementContent[] => {
    if (item.type !== 'element' || item.tagName !== 'li') return [];
    const lists = item.children.filter(isList);
    const text = toString({ type: 'root', children: item.children.filter((child) => !isList(child)) }).trim();
    const [, name = '', slash] = /^(.*?)(\/)?$/s.exec(text) ?? [];
    const children = lists.flatMap((inner) => createItems(inner, tag));
    const isFolder = slash !== undefined || lists.length > 0;
    const element: MdxElement = {
      type: 'mdxJsxFlowElement',
      name: `${tag}.${isFolder ? 'Folder' : 'File'}`,
      attributes: [
        { type: 'mdxJsxAttribute', name: 'name', value: name },
        ...(children.length > 0 ? [{ type: 'mdxJsxAttribute', name: 'defaultOpen' } as const] : []),
      ],
      children,
      ...(item.position && { position: item.position }),
    };
    return [element];
  });
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
