import { decodeHash } from './find-named-element.ts';

/** The share of the window's height from its top within which a heading becomes the current one. */
const READING_LINE = 0.3;

/** Marks the heading that the reader is at in the page's contents, names it on the button of narrow screens, and closes the list of narrow screens once a heading was chosen in it. */
export function startContents(root: ParentNode): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.octavo-toc-list li > a')];
  const headings = links.map((link) => document.getElementById(decodeHash(link.hash)));
  const name = root.querySelector('.octavo-toc-current');
  const mark = (current: number): void => {
    if (name) name.textContent = links[current]?.textContent ?? '';
    for (const [index, link] of links.entries())
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  const update = (): void => {
    const line = innerHeight * READING_LINE;
    // The last above the line, else the first.
    const isAbove = (heading: HTMLElement | null): boolean =>
      heading?.closest('[hidden]') === null && heading.getBoundingClientRect().top <= line;
    mark(Math.max(0, headings.findLastIndex(isAbove)));
  };
  // All above the line is watched: a jump past a heading is told, too.
  const observer = new IntersectionObserver(update, { rootMargin: `99999px 0px -${(1 - READING_LINE) * 100}% 0px`, threshold: [0, 1] });
  for (const heading of headings) if (heading) observer.observe(heading);
  // A heading near the page's end never reaches the line: the one that the address names counts until the next scroll.
  const onHash = (): void => {
    const named = headings.findIndex((heading) => heading?.id === decodeHash(location.hash));
    if (named >= 0) requestAnimationFrame(() => mark(named));
  };
  addEventListener('hashchange', onHash);
  root.addEventListener('click', closeList);
  return () => {
    observer.disconnect();
    removeEventListener('hashchange', onHash);
    root.removeEventListener('click', closeList);
    mark(-1);
  };
}

function closeList({ target }: Event): void {
  const link = target instanceof Element ? target.closest('.octavo-toc-list:popover-open li > a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}
