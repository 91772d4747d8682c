/** What is typed to find an item, and when, as events count time. */
export interface TypeAhead {
  text: string;
  time: number;
}

/** A key that is pressed on an item of a tree. */
export interface TreeKey {
  key: string;
  time: number;
  tree: Element;
  /** What was typed before; written to. */
  typed: TypeAhead;
}

/**
 * Does what a key of the WAI-ARIA tree pattern does, Enter and Space aside, which folders know by themselves. Returns false for any other key.
 *
 * Arrows go up and down, into folders and out of them, and open and close them; Home and End; `*` opens the folders of a level; text leads
 * to the next item that begins with it.
 */
export function moveInTree(item: HTMLElement, { key, time, tree, typed }: TreeKey): boolean {
  const isReversed = getComputedStyle(tree).direction === 'rtl';
  const [inwards, outwards] = isReversed ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const items = findVisibleItems(tree);
  const index = items.indexOf(item);
  const folder = item.localName === 'summary' ? (item.parentElement as HTMLDetailsElement) : undefined;
  const next = { ArrowDown: items[index + 1], ArrowUp: items[index - 1], Home: items[0], End: items.at(-1) };
  if (key in next) next[key as keyof typeof next]?.focus();
  else if (key === inwards) {
    if (folder?.open) items[index + 1]?.focus();
    else if (folder) folder.open = true;
  } else if (key === outwards) {
    if (folder?.open) folder.open = false;
    else findParent(item)?.focus();
  } else if (key === '*') openLevel(item);
  else if (/^\S$/u.test(key)) findNext(items, index, addTyped(typed, key, time))?.focus();
  else return false;
  return true;
}

const ITEM = '.octavo-tree-name, .octavo-tree-file';
/** After this many milliseconds what is typed begins anew. */
const PAUSE = 700;

/** Every item that no closed folder hides, from top to bottom. */
function findVisibleItems(tree: Element): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>(ITEM)].filter((item) => !item.closest('ul')?.closest('details:not([open])'));
}

/** The name of the folder that an item is in. */
function findParent(item: HTMLElement): HTMLElement | null | undefined {
  return item.closest('ul')?.closest('li')?.querySelector<HTMLElement>('.octavo-tree-name');
}

function openLevel(item: HTMLElement): void {
  for (const folder of item.closest('ul')?.querySelectorAll<HTMLDetailsElement>(':scope > li > details') ?? []) folder.open = true;
}

function addTyped(typed: TypeAhead, key: string, time: number): string {
  typed.text = (time - typed.time > PAUSE ? '' : typed.text) + key.toLowerCase();
  typed.time = time;
  return typed.text;
}

/** The next item that begins with a text, from the top again after the last. A text of several letters may stay where it is. */
function findNext(items: readonly HTMLElement[], index: number, text: string): HTMLElement | undefined {
  const from = text.length > 1 ? index : index + 1;
  return [...items, ...items].slice(from).find((item) => item.textContent.trim().toLowerCase().startsWith(text));
}
