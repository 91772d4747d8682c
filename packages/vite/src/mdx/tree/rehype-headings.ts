import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../compiled-page.ts';
import type { ElementHandle } from './element-handle.ts';
import { createHtmlElementHandle } from './html-element-handle.ts';
import { createMdxElementHandle, isMdxElement } from './mdx-element-handle.ts';
import type { MdxElement } from './mdx-element-handle.ts';

interface FoundHeading {
  element: ElementHandle;
  isMarkdown: boolean;
  depth: number;
  text: string;
}

/** Components that the contents list: the prop that holds their text, and their depth. */
const TITLED: Readonly<Record<string, { prop: string; depth: number }>> = {
  Step: { prop: 'title', depth: 3 },
  Update: { prop: 'label', depth: 2 },
};

/**
 * Gives each heading, step and update an id and lists them in `toc`. Markdown's headings take their ids first, so that these are the same
 * as for a reader of the Markdown alone.
 */
export function rehypeHeadings(toc: TocEntry[]): (tree: Root) => void {
  return (tree) => {
    const found: FoundHeading[] = [];
    visit(tree, (node) => {
      const heading = node.type === 'element' ? readHeading(node) : isMdxElement(node) ? readMdxHeading(node) : undefined;
      if (heading) found.push(heading);
    });

    const slugger = new GithubSlugger();
    for (const { element, text } of [...found.filter((heading) => heading.isMarkdown), ...found.filter((heading) => !heading.isMarkdown)]) {
      if (element.get('id') === undefined) element.set('id', slugger.slug(text));
    }
    for (const { element, depth, text } of found) {
      const id = element.get('id');
      if (id && depth > 1 && text) toc.push({ depth, text, id });
    }
  };
}

function readHeading(node: Element): FoundHeading | undefined {
  const depth = headingDepth(node.tagName);
  // The title that GFM puts over footnotes is there for screen readers only.
  if (depth === undefined || node.properties['id'] === 'footnote-label') return undefined;
  return { element: createHtmlElementHandle(node), isMarkdown: true, depth, text: toString(node).trim() };
}

function readMdxHeading(node: MdxElement): FoundHeading | undefined {
  const element = createMdxElementHandle(node);
  const titled = TITLED[node.name ?? ''];
  if (titled) {
    const text = element.get(titled.prop)?.trim();
    return text ? { element, isMarkdown: false, depth: titled.depth, text } : undefined;
  }
  const depth = headingDepth(node.name ?? '');
  const text = toString({ type: 'root', children: node.children }).trim();
  return depth !== undefined && text ? { element, isMarkdown: false, depth, text } : undefined;
}

function headingDepth(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}
