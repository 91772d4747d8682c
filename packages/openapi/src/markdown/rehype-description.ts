import GithubSlugger from 'github-slugger';
import { BELOW_TITLE, findToldLevel } from '@octavo/core/internal';
import type { Element, Root, RootContent } from 'hast';

/** A heading of the text of an API as a whole, for its page's contents. */
export interface DescriptionHeading {
  depth: number;
  text: string;
  id: string;
}

/** The levels at which headings begin: of a description within a page, and of the text that a page is of. */
const [WITHIN, WHOLE] = [3, 2];

/** The page's own parts have these ids. */
const TAKEN = ['servers', 'authorization'];

/**
 * Fits a description into a page: its headings are as large as those below the page's own, and are told to screen readers as an outline
 * without gaps; its code can be scrolled by keyboard, and its links tell other sites nothing. With a list of `headings`, these have ids and are
 * added to it.
 */
export function rehypeDescription({ headings }: { headings?: DescriptionHeading[] } = {}): (tree: Root) => void {
  const first = headings === undefined ? WITHIN : WHOLE;
  return (tree) => {
    const slugger = new GithubSlugger();
    for (const id of TAKEN) slugger.slug(id);
    const levels = [...listElements(tree.children)].flatMap((element) => levelOf(element) ?? []);
    const shift = Math.max(0, first - Math.min(first, ...levels));
    let way = BELOW_TITLE;
    for (const element of listElements(tree.children)) {
      const level = levelOf(element);
      if (level !== undefined) {
        const shown = Math.min(6, level + shift);
        way = findToldLevel(way, shown);
        const told = way.at(-1)?.told ?? shown;
        element.tagName = `h${shown}`;
        if (told !== shown) element.properties['ariaLevel'] = told;
        if (headings !== undefined) {
          const text = textOf(element);
          const id = slugger.slug(text);
          element.properties['id'] = id;
          headings.push({ depth: shown, text, id });
        }
      }
      // Whoever has no pointer scrolls it with the arrows; one that fits is no stop once the page's script is there.
      if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
      if (element.tagName === 'a' && isElsewhere(element)) element.properties['rel'] = ['noreferrer'];
      if (element.tagName === 'img') element.properties = { ...element.properties, loading: 'lazy', referrerPolicy: 'no-referrer' };
    }
  };
}

function textOf(element: Element): string {
  return [...listNodes(element.children)]
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('')
    .trim();
}

/** In the order of the text; without recursion, since strangers nest as deep as they like. */
function* listNodes(children: RootContent[]): Generator<RootContent> {
  const waiting = children.toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    if (next.type === 'element') waiting.push(...next.children.toReversed());
  }
}

function* listElements(children: RootContent[]): Generator<Element> {
  for (const node of listNodes(children)) if (node.type === 'element') yield node;
}

function levelOf({ tagName }: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? undefined : Number(level);
}

function isElsewhere({ properties: { href } }: Element): boolean {
  return typeof href === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}
