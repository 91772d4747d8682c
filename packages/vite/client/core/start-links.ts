import { addressOf, findUrl } from './find-url.ts';
import { endAll, listenTo } from './listen-to.ts';
import { loadPart } from './load-part.ts';
import { isUnmodified } from './start-behaviors.ts';
import type { PageParts, Pages } from './start-pages.ts';

/** Follows links to other pages; what shows these comes when the reader points at the first one. Returns what ends it. */
export function startLinks(parts: PageParts): () => void {
  let loading: Promise<Pages> | undefined;
  const withPages = (run: (pages: Pages) => void): void => {
    loading ??= loadPart('pages').then(({ startPages }) => startPages(parts));
    loading.then(run, () => location.reload());
  };
  const onClick = (event: MouseEvent): void => {
    const { defaultPrevented, button, shiftKey } = event;
    const url = !defaultPrevented && button === 0 && !shiftKey && isUnmodified(event) ? findUrl(event) : undefined;
    if (url === undefined || (isHere(url) && url.search + url.hash !== '')) return;
    event.preventDefault();
    if (isHere(url)) scrollTo({ top: 0 });
    else withPages((pages) => pages.go(url));
  };
  const onIntent = (event: Event): void => {
    const url = findUrl(event);
    if (url && !isHere(url)) withPages((pages) => pages.prepare(url));
  };
  const ends = [
    listenTo(document, ['click'], onClick),
    listenTo(document, ['pointerover', 'focusin', 'pointerdown'], onIntent),
    () => void loading?.then((pages) => pages.end()),
  ];
  return () => endAll(ends);
}

function isHere(url: URL): boolean {
  return addressOf(url.href) === addressOf(location.href);
}
