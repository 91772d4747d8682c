/** A link or button of the sidebar and where it stood, to be put back there after the list has changed. */
export interface HeldItem {
  element: HTMLElement;
  top: number;
  hasFocus: boolean;
}

/** Remembers the item that must not move: the one with the focus, else the link to `href`, else the current page's. */
export function findHeldItem(scroller: HTMLElement, href: string | undefined): HeldItem | undefined {
  const { activeElement } = scroller.ownerDocument;
  const isFocused = activeElement !== scroller && scroller.contains(activeElement);
  const element = isFocused
    ? activeElement
    : (listItems(scroller).find((item) => item.getAttribute('href') === href) ?? scroller.querySelector('[aria-current="page"]'));
  if (!(element instanceof HTMLElement)) return undefined;
  return { element, top: element.getBoundingClientRect().top, hasFocus: isFocused };
}

/** Scrolls the sidebar so that the item is where it was, and gives it back its focus, also when another element took its place. */
export function restoreHeldItem(scroller: HTMLElement, held: HeldItem): void {
  const element = held.element.isConnected ? held.element : findTwin(scroller, held.element);
  if (element === undefined) return;
  scroller.scrollTop += element.getBoundingClientRect().top - held.top;
  const { activeElement, body } = scroller.ownerDocument;
  // Only a focus that was lost with its element comes back: meanwhile it may have gone to the content of another page.
  if (held.hasFocus && (activeElement === null || activeElement === body)) element.focus({ preventScroll: true });
}

/** A closed group is a link in static HTML and a button afterwards, with the same text. */
function findTwin(scroller: HTMLElement, lost: HTMLElement): HTMLElement | undefined {
  const items = listItems(scroller);
  const isSameText = (item: HTMLElement): boolean => item.textContent === lost.textContent;
  const isSameHref = (item: HTMLElement): boolean => item.getAttribute('href') === lost.getAttribute('href');
  return items.find((item) => isSameHref(item) && isSameText(item)) ?? items.find(isSameText);
}

function listItems(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('a[href], button')];
}
