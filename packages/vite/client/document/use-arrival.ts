import { useEffect, useRef } from 'react';
import { CONTENT_ID, findHashTarget, reveal } from '@octavo/theme/internal';
import { addressVersion, readVersion, withVersion } from '../page/choose-section.ts';
import { readSavedScroll, saveScroll } from './saved-scroll.ts';
import type { LocationHook } from './use-location.ts';
import type { LoadedPage } from '../page/use-loaded-page.ts';

/**
 * What happens when another page has taken the place of the last one: the scroll goes to the heading that the address names, back to
 * where it was (back and forward), or to the top; the focus goes to the content. The first page is the browser's own business.
 */
export function useArrival({
  page,
  href,
  search,
  navigate,
  isHydrated,
}: {
  page: LoadedPage | undefined;
  /** The canonical address that the reader has asked for, and its query: ahead of the page while it is on its way. */
  href: string;
  search: string;
  navigate: ReturnType<LocationHook>[1];
  /** False where the browser has already tried the address's heading, before there was a page. */
  isHydrated: boolean;
}): void {
  const arrived = useRef<string>(undefined);
  const restored = useRef<number>(undefined);
  const path = useRef<string>(undefined);

  useEffect(() => {
    const remember = debounce(saveScroll, 120);
    const restore = ({ state }: PopStateEvent): void => {
      // What was about to be written belongs to the entry that was left.
      remember.cancel();
      const top = readSavedScroll(state);
      if (location.pathname !== path.current) restored.current = top ?? 0;
      // Within a page the browser does it, unless a page without React has told it not to; where nothing is known, it goes to a heading.
      else if (top !== undefined && history.scrollRestoration === 'manual') scrollTo({ top, behavior: 'instant' });
    };
    // A reader may have scrolled before there was a program.
    remember();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', restore);
    addEventListener('hashchange', followOtherSpelling);
    return () => {
      removeEventListener('scroll', remember);
      remember.cancel();
      removeEventListener('popstate', restore);
      removeEventListener('hashchange', followOtherSpelling);
    };
  }, []);

  useEffect(() => {
    const version = readVersion(search);
    const data = page?.href === href ? page.module?.data : undefined;
    // A version that the page is shown in anyway, or is not in, does not stay in the address.
    if (version !== undefined && data !== undefined && addressVersion(data, version) === undefined)
      navigate(withVersion(new URL(location.href), undefined), { replace: true });
  }, [page, href, search, navigate]);

  useEffect(() => {
    if (page === undefined) return;
    const isFirst = arrived.current === undefined;
    if (arrived.current === page.href) return;
    arrived.current = page.href;
    path.current = location.pathname;
    if (isFirst && isHydrated) return followOtherSpelling();
    const top = restored.current;
    restored.current = undefined;
    const target = findHashTarget(location.hash);
    if (top !== undefined && !isFirst) scrollTo({ top, behavior: 'instant' });
    else if (target) goTo(target);
    else if (!isFirst) scrollTo({ top: 0, behavior: 'instant' });
    if (isFirst) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent('octavo:page', { detail: { href: page.href } }));
  }, [page, isHydrated]);
}

/** Goes where the address means to, when the browser has found no element of that very id. */
function followOtherSpelling(): void {
  const target = document.querySelector(':target') === null ? findHashTarget(location.hash) : undefined;
  if (target) goTo(target);
}

/** Opens what hides an element, and scrolls there. */
function goTo(target: Element): void {
  reveal(target);
  target.scrollIntoView();
}

function debounce(run: () => void, delay: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const later = (): void => {
    cancel();
    timer = setTimeout(run, delay);
  };
  return Object.assign(later, { cancel });
}
