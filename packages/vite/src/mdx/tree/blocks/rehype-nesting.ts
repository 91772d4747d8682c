import { INLINE_COMPONENTS } from '@octavo/theme/internal/component-names';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from '../nodes/visit.ts';
import { isMdxElement, tagNameOf } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { mendTable } from './mend-table.ts';

const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote center dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main ' +
    'menu nav ol p pre search section summary table ul'
  ).split(' '),
);

/** What may not stand within its like at any depth. */
const SINGLE: ReadonlySet<string> = new Set(['a', 'button']);

const HEADING = /^h[1-6]$/;

/**
 * Mends what a browser would take apart or add to as it reads the HTML, after which the page could not be hydrated: a block within a
 * paragraph, a link or a button within its like, a heading within a heading, tables that lack a part. An author's own component counts as a block.
 */
export function rehypeNesting(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (isMdxElement(node) && node.name === 'details') freeSummary(node);
      if (isMdxElement(node)) mendTable(node);
      if (node.type === 'element' && node.tagName === 'p' && holdsBlock(node)) node.tagName = 'div';
      if (isMdxElement(node) && node.name === 'p') mendParagraph(node);
      if ((node.type === 'element' || isMdxElement(node)) && SINGLE.has(tagNameOf(node))) unwrapLikes(node);
      if (node.type === 'element' && HEADING.test(node.tagName)) removeHeadings(node);
    });
  };
}

/** `<p>` around one paragraph of Markdown takes that paragraph's content, and around more it is a `<div>`. */
function mendParagraph(node: MdxElement): void {
  const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = content;
  if (content.length === 1 && only?.type === 'element' && only.tagName === 'p') node.children = only.children;
  if (holdsBlock(node)) node.name = 'div';
}

function holdsBlock(node: Element | MdxElement): boolean {
  return node.children.some((child) => isBlock(child) || ('children' in child && holdsBlock(child)));
}

function isBlock(node: ElementContent): boolean {
  const name = tagNameOf(node);
  const [head = ''] = name.split('.');
  return BLOCK_TAGS.has(name) || (/^[A-Z]|\./.test(name) && !INLINE_COMPONENTS.includes(head));
}

/** Takes a summary out of the paragraph that Markdown makes of it and the text on its next line. */
function freeSummary(details: MdxElement): void {
  details.children = details.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element' || child.tagName !== 'p') return [child];
    const at = child.children.findIndex((one) => tagNameOf(one) === 'summary');
    const summary = child.children[at];
    if (summary === undefined || !child.children.slice(0, at).every(isBlank)) return [child];
    const rest = child.children.slice(at + 1);
    return rest.every(isBlank) ? [summary] : [summary, { ...child, children: rest }];
  });
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** `<a>see <a>this</a></a>` -> `<a>see this</a>` */
function unwrapLikes(outer: Element | MdxElement): void {
  visit(outer, (node, index, parent) => {
    if ((node.type !== 'element' && !isMdxElement(node)) || tagNameOf(node) !== tagNameOf(outer) || !parent || index === undefined)
      return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}

/** `## <h1>A</h1>` -> `## A` */
function removeHeadings(heading: Element): void {
  heading.children = heading.children.flatMap((child) =>
    HEADING.test(tagNameOf(child)) && 'children' in child ? child.children : [child],
  );
}
