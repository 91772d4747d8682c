import { BELOW_TITLE, findToldLevel } from '@octavo/core/internal';
import type { Element, Root, RootContent } from 'hast';

/** The level at which headings of a description begin. */
const FIRST = 3;

/**
 * Fits a description into a page: its headings are as large as those below the page's own, and are told to screen readers as an outline
 * without gaps; its code can be scrolled by keyboard, and its links tell other sites nothing.
 */
export function rehypeDescription(): (tree: Root) => void {
  return (tree) => {
    const levels = [...listElements(tree.children)].flatMap((element) => levelOf(element) ?? []);
    const shift = Math.max(0, FIRST - Math.min(FIRST, ...levels));
    let way = BELOW_TITLE;
    for (const element of listElements(tree.children)) {
      const level = levelOf(element);
      if (level !== undefined) {
        const shown = Math.min(6, level + shift);
        way = findToldLevel(way, shown);
        const told = way.at(-1)?.told ?? shown;
        element.tagName = `h${shown}`;
        if (told !== shown) element.properties['ariaLevel'] = told;
      }
      // Whoever has no pointer scrolls it with the arrows; one that fits is no stop once the page's script is there.
      if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
      if (element.tagName === 'a' && isElsewhere(element)) element.properties['rel'] = ['noreferrer'];
      if (element.tagName === 'img') element.properties = { ...element.properties, loading: 'lazy', referrerPolicy: 'no-referrer' };
    }
  };
}

/** In the order of the text; without recursion, since strangers nest as deep as they like. */
function* listElements(children: RootContent[]): Generator<Element> {
  const waiting = children.toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type !== 'element') continue;
    yield next;
    waiting.push(...next.children.toReversed());
  }
}

function levelOf({ tagName }: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? undefined : Number(level);
}

function isElsewhere({ properties: { href } }: Element): boolean {
  return typeof href === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}
