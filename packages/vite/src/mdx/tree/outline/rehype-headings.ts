import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import type { CompiledTocEntry, TocSnippet } from '../../compiled-page.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { createHtmlElementHandle } from '../nodes/html-element-handle.ts';
import { createMdxElementHandle, isMdxElement } from '../nodes/mdx-element-handle.ts';
import { listConstants, listSnippets } from './heading-sources.ts';
import { toSnippetSpecifier } from '../elements/link-snippet.ts';
import { createRepeatCounter, REPEAT } from './recma-repeats.ts';
import { findOwnId } from './own-heading-id.ts';
import { readHeadingText } from './heading-text.ts';
import type { HeadingText } from './heading-text.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { readViewTitle } from '../blocks/rehype-views.ts';
import { findEntry } from '@octavo/core/internal';

interface FoundHeading extends HeadingText {
  element: ElementHandle;
  isMarkdown: boolean;
  depth: number;
  view?: string;
}

/** The headings of a page and the snippets between them, in its order. */
type Found = FoundHeading | TocSnippet;

/** What a node stands in. */
interface Surroundings {
  view?: string;
  /** 1 within an `<Update>`: its headings are parts of it. */
  level: number;
  /** What the page imports of snippets, by local names. */
  snippets: ReadonlyMap<string, string>;
  /** The texts that the page exports. */
  constants: ReadonlyMap<string, string>;
  /** What tells the showings of a snippet apart. */
  countRepeats: ReturnType<typeof createRepeatCounter>;
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
export function rehypeHeadings(toc: (CompiledTocEntry | TocSnippet)[]): (tree: Root) => void {
  return (tree) => {
    const found = findHeadings(tree, {
      level: 0,
      snippets: listSnippets(tree),
      constants: listConstants(tree),
      countRepeats: createRepeatCounter(),
    });
    const headings = found.filter((one) => 'element' in one);
    const slugger = new GithubSlugger();
    // Ids that the author gave are taken.
    for (const { element } of headings) {
      const id = element.get('id');
      if (id !== undefined) slugger.occurrences[id] = 0;
    }
    for (const { element, text } of [
      ...headings.filter((heading) => heading.isMarkdown),
      ...headings.filter((heading) => !heading.isMarkdown),
    ]) {
      // Of signs alone nothing is left.
      const id = element.get('id') === undefined ? slugger.slug(text) : '';
      if (id !== '') element.set('id', id);
    }
    for (const one of found) {
      if (!('element' in one)) {
        toc.push(one);
        continue;
      }
      const { element, isMarkdown: _, ...entry } = one;
      const id = element.get('id');
      if (id && entry.depth > 1 && entry.text) toc.push({ ...entry, id });
    }
  };
}

function findHeadings(node: Nodes, around: Surroundings): Found[] {
  const snippet = isMdxElement(node) ? readSnippet(node, around) : undefined;
  const heading = node.type === 'element' ? readHeading(node, around) : isMdxElement(node) ? readMdxHeading(node, around) : undefined;
  const view = readViewTitle(node) ?? around.view;
  const isUpdate = isMdxElement(node) && node.name === 'Update';
  const inside = { ...around, level: isUpdate ? 1 : around.level, ...(view !== undefined && { view }) };
  const ofView = around.view === undefined ? {} : { view: around.view };
  return [
    ...(snippet === undefined ? [] : [{ ...snippet, ...ofView }]),
    ...(heading ? [{ ...heading, depth: heading.depth + around.level, ...ofView }] : []),
    ...('children' in node ? node.children.flatMap((child) => findHeadings(child, inside)) : []),
  ];
}

/** A snippet that is shown once more is told so: its headings cannot have the ids of the first. */
function readSnippet(node: MdxElement, { level, snippets, countRepeats }: Surroundings): TocSnippet | undefined {
  const specifier = findSnippet(node, snippets);
  if (specifier === undefined) return undefined;
  const repeat = countRepeats(specifier);
  if (repeat !== '') createMdxElementHandle(node).set(REPEAT, repeat);
  return { specifier, level, ...(repeat !== '' && { repeat }) };
}

function findSnippet(node: MdxElement, snippets: ReadonlyMap<string, string>): string | undefined {
  const file = node.name === 'Snippet' && !snippets.has('Snippet') ? createMdxElementHandle(node).get('file') : undefined;
  return file === undefined ? snippets.get(node.name ?? '') : toSnippetSpecifier(file);
}

function readHeading(node: Element, { constants }: Surroundings): FoundHeading | undefined {
  const depth = headingDepth(node.tagName);
  // The title that GFM puts over footnotes is there for screen readers only.
  if (depth === undefined || node.properties['id'] === 'footnote-label') return undefined;
  const id = takeOwnId(node);
  const element = createHtmlElementHandle(node);
  if (id !== undefined) element.set('id', id);
  return { element, isMarkdown: true, depth, ...readHeadingText(node, constants) };
}

/** Takes `{#own-id}` off the end of a heading. */
function takeOwnId(heading: Element): string | undefined {
  const own = findOwnId(heading);
  const last = heading.children.at(-1);
  if (last?.type === 'text' && own !== undefined) last.value = last.value.slice(0, -own.mark.length);
  return own?.id;
}

function readMdxHeading(node: MdxElement, { constants }: Surroundings): FoundHeading | undefined {
  const element = createMdxElementHandle(node);
  const titled = findEntry(TITLED, node.name ?? '');
  if (titled) {
    const text = element.get(titled.prop)?.trim();
    return text ? { element, isMarkdown: false, depth: titled.depth, text } : undefined;
  }
  const depth = headingDepth(node.name ?? '');
  if (depth === undefined) return undefined;
  const text = readHeadingText(node, constants);
  return text.text ? { element, isMarkdown: false, depth, ...text } : undefined;
}

function headingDepth(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}
