import { endAll, listenTo } from './listen-to.ts';

/** Marks the heading that the reader is at in the page's contents. Returns what ends it, and takes the mark away. */
export function markContents(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.octavo-toc-list li > a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = (current: number): void => {
    for (const [index, link] of links.entries())
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  const update = (): void => {
    const line = innerHeight * READING_LINE;
    mark(
      Math.max(
        0,
        headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top <= line),
      ),
    );
  };
  const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`, threshold: [0, 1] });
  for (const heading of headings) if (heading) observer.observe(heading);
  // A heading near the page's end never reaches the line: the one that the address names counts until the next scroll.
  const onHash = (): void => {
    const named = links.findIndex(({ hash }) => hash === location.hash);
    if (named >= 0) requestAnimationFrame(() => mark(named));
  };
  const stops = [
    listenTo(window, ['hashchange'], onHash),
    listenTo(document, ['click'], closeList),
    () => observer.disconnect(),
    () => mark(-1),
  ];
  return () => endAll(stops);
}

/** The share of the window's height from its top within which a heading becomes the current one. */
const READING_LINE = 0.3;

/** The list on narrow screens stays open when something inside it is clicked; a reader who chose a heading is done with it. */
function closeList({ target }: Event): void {
  const link = target instanceof Element ? target.closest('.octavo-toc-list:popover-open li > a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}
