const GROUP = '.octavo-nav-group';

/** Lists of closed groups. */
const closed = new WeakMap<Element, Element>();

/** Trees that were asked for. */
const texts = new Map<string, Promise<string | undefined>>();

/** Puts the whole tree of a section in place of what the document has, without moving what the reader looks at. False where it did not come. */
export async function loadTree(nav: HTMLElement, tree: string): Promise<boolean> {
  if (isWhole(nav, tree)) return true;
  const text = texts.get(tree) ?? fetchText(tree);
  texts.set(tree, text);
  const html = await text;
  if (html === undefined) return texts.delete(tree) && false;
  if (isWhole(nav, tree)) return true;
  const list = nav.querySelector('ul');
  const whole = new DOMParser().parseFromString(html, 'text/html').body.querySelector('ul');
  if (list === null || whole === null) return false;
  nav.dataset['octavoTree'] = tree;
  if (fillClosed(list, whole)) return true;
  // A large section's document has a part of its tree.
  const held = findTop(nav);
  const focused =
    document.activeElement instanceof HTMLElement && nav.contains(document.activeElement) ? document.activeElement : undefined;
  const place = focused && placeOf(nav, focused);
  list.replaceWith(whole);
  closeGroups(whole);
  markCurrent(nav);
  const top = findTop(nav);
  if (held !== undefined && top !== undefined) (nav.closest('.octavo-menu') ?? nav).scrollTop += top - held;
  place?.()?.focus({ preventScroll: true });
  return true;
}

/** Takes what closed groups hold from the whole tree, where the document has all the rest of it; what is shown stays as it is. */
function fillClosed(list: Element, whole: Element): boolean {
  if (list.children.length !== whole.children.length) return false;
  return [...list.children].every((item, index) => {
    const shown = item.querySelector(':scope > ul');
    const found = whole.children[index]?.querySelector(':scope > ul') ?? null;
    if (shown && found) return fillClosed(shown, found);
    const head = item.firstElementChild;
    if (found === null || head === null) return shown === null;
    closeGroups(found);
    closed.set(head, found);
    return true;
  });
}

function closeGroups(list: Element): void {
  for (const group of list.querySelectorAll<HTMLElement>(`${GROUP}[aria-expanded=false]`)) setOpen(group, false);
}

/** Opens or closes the group of a button. */
export async function toggleGroup(nav: HTMLElement, { tree, group }: { tree: string; group: HTMLElement }): Promise<void> {
  const place = placeOf(nav, group);
  if (!(await loadTree(nav, tree))) return;
  const now = group.isConnected ? group : place();
  if (now) setOpen(now, now.getAttribute('aria-expanded') === 'false');
}

/** Marks the page that is shown, and opens the groups that it is in. */
export function markCurrent(nav: HTMLElement): void {
  for (const link of nav.querySelectorAll('[aria-current=page]')) link.removeAttribute('aria-current');
  const open = (root: ParentNode): boolean => {
    const link = [...root.querySelectorAll<HTMLAnchorElement>('a')].find(({ pathname }) => bare(pathname) === bare(location.pathname));
    link?.setAttribute('aria-current', 'page');
    if (link) return true;
    for (const group of root.querySelectorAll<HTMLElement>(`${GROUP}[aria-expanded=false]`)) {
      const list = closed.get(headOf(group));
      if (!list || !open(list)) continue;
      setOpen(group, true);
      return true;
    }
    return false;
  };
  open(nav);
}

function isWhole(nav: HTMLElement, tree: string): boolean {
  return nav.dataset['octavoTree'] === tree;
}

async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined; // offline: the groups stay as they are
  }
}

function setOpen(group: HTMLElement, isOpen: boolean): void {
  const head = headOf(group);
  const list = head.nextElementSibling;
  const kept = closed.get(head);
  group.setAttribute('aria-expanded', String(isOpen));
  if (isOpen && list === null && kept) head.after(kept);
  if (isOpen || list === null) return;
  closed.set(head, list);
  list.remove();
}

/** What the list of a group stands behind. */
function headOf(group: Element): Element {
  return group.closest('.octavo-nav-branch') ?? group;
}

/** How to find an element again in a tree that takes the place of its own: by its words, and which of those that have them it is. */
function placeOf(nav: Element, element: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(element);
  const list = (): HTMLElement[] => [...nav.querySelectorAll<HTMLElement>(element.localName)].filter((one) => nameOf(one) === name);
  const index = list().indexOf(element);
  return () => list()[index];
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function findTop(nav: Element): number | undefined {
  return nav.querySelector('[aria-current=page]')?.getBoundingClientRect().top;
}

function bare(path: string): string {
  return path.replace(/\/$/, '');
}
