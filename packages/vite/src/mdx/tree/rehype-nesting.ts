import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isMdxElement } from './mdx-element-handle.ts';
import type { MdxElement } from './mdx-element-handle.ts';

// The components of the provider that stand within a line of text.
const INLINE_COMPONENTS: ReadonlySet<string> = new Set(['Badge', 'Icon', 'Image', 'Latex', 'Link', 'Tooltip', 'Visibility']);
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);

/**
 * Mends what a browser would take apart as it reads the HTML, after which the page could not be hydrated: a block within a paragraph,
 * and a link within a link.
 */
export function rehypeNesting(componentNames: ReadonlySet<string>): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'p' && holdsBlock(node, componentNames)) node.tagName = 'div';
      if (isMdxElement(node) && node.name === 'p') mendParagraph(node, componentNames);
      if (isMdxElement(node) && node.name === 'a') removeLinks(node);
    });
  };
}

/** `<p>` around one paragraph of Markdown takes that paragraph's content, and around more it is a `<div>`. */
function mendParagraph(node: MdxElement, componentNames: ReadonlySet<string>): void {
  const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = content;
  if (content.length === 1 && only?.type === 'element' && only.tagName === 'p') node.children = only.children as MdxElement['children'];
  if (holdsBlock(node, componentNames)) node.name = 'div';
}

function holdsBlock(node: Element | MdxElement, componentNames: ReadonlySet<string>): boolean {
  return node.children.some((child) => isBlock(child, componentNames) || ('children' in child && holdsBlock(child, componentNames)));
}

function isBlock(node: ElementContent, componentNames: ReadonlySet<string>): boolean {
  const name = node.type === 'element' ? node.tagName : isMdxElement(node) ? (node.name ?? '') : '';
  const [head = ''] = name.split('.');
  return BLOCK_TAGS.has(name) || (componentNames.has(head) && !INLINE_COMPONENTS.has(head));
}

function removeLinks(link: MdxElement): void {
  visit({ type: 'root', children: link.children }, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}
