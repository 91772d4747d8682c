import { addressOf, findUrl } from './find-url.ts';
import { endAll, listenTo } from './listen-to.ts';
import { loadPart } from './load-part.ts';
import { isUnmodified } from './start-behaviors.ts';
import type { PageParts, Pages } from './start-pages.ts';

/** Follows links to other pages; what shows these comes when the reader points at the first one. Returns what ends it. */
export function startLinks(parts: PageParts): () => void {
  let loading: Promise<Pages> | undefined;
  const load = (): Promise<Pages> => (loading ??= loadPart('pages').then(({ startPages }) => startPages(parts)));
  const withPages = (run: (pages: Pages) => void): void => void load().then(run, () => location.reload());
  const onClick = (event: MouseEvent): void => {
    const { defaultPrevented, button, shiftKey } = event;
    const url = !defaultPrevented && !button && !shiftKey && isUnmodified(event) && findUrl(event);
    if (!url || (isHere(url) && url.search + url.hash)) return;
    event.preventDefault();
    if (isHere(url)) scrollTo(0, 0);
    else withPages((pages) => pages.go(url));
  };
  const onIntent = (event: Event): void => {
    const url = findUrl(event);
    if (url && !isHere(url)) withPages((pages) => pages.prepare(url));
  };
  const ends = [
    listenTo(document, ['click'], onClick),
    listenTo(document, ['pointerover', 'focusin'], onIntent),
    () => void loading?.then((pages) => pages.end()),
  ];
  // A page that was opened anew has others before and after it, which the browser leaves to the document.
  if (history.state) void load();
  return () => endAll(ends);
}

function isHere(url: URL): boolean {
  return addressOf(url.href) === addressOf(location.href);
}
