import { boxOf } from './box-of.ts';
/**
 * Marks in the page's contents the first heading that is seen, else the last one above, has their list follow, names it on the button of narrow
 * screens, and closes the list of narrow screens once a heading was chosen in it.
 */
export function startContents(root: ParentNode): () => void {
  const list = root.querySelector<HTMLElement>('.octavo-toc-list');
  const button = list?.previousElementSibling;
  if (!list || !button) return () => undefined;
  const name = button.lastElementChild;
  const entries = [...list.querySelectorAll<HTMLAnchorElement>('li>a')].map((link) => ({
    link,
    // As it is written: not encoded.
    heading: document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  }));
  let marked: HTMLElement | undefined;
  const mark = (link?: HTMLElement): void => {
    if (link === marked) return;
    // Before anything is written: a mark that is new has to be laid out.
    if (link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
    // Without a mark nothing is left in it, as React expects.
    if (name) name.textContent = link?.textContent ?? '';
  };
  const update = (): void => {
    // What sticks to the top ends with the bar of narrow screens, else where the contents begin.
    const top = boxOf(button).bottom || boxOf(list).top;
    const reached = entries.filter(({ heading }) => heading?.checkVisibility() && boxOf(heading).top < innerHeight);
    const seen = reached.filter(({ heading }) => heading && boxOf(heading).bottom > top);
    // One near the page's end never comes to the top: what the address names counts while it is seen.
    const named = seen.find(({ link }) => link.hash === location.hash);
    mark((named ?? seen[0] ?? reached.at(-1) ?? entries[0])?.link);
  };
  const close = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('li>a')) list.hidePopover();
  };
  const stop = new AbortController();
  addEventListener('scroll', update, stop);
  addEventListener('hashchange', update, stop);
  list.addEventListener('click', close, stop);
  // Told at once, and when a tab, an image or the window changes the page's height.
  const observer = new ResizeObserver(update);
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    stop.abort();
    mark();
  };
}
