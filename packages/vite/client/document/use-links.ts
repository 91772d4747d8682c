import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { withVersion } from '../page/choose-section.ts';
import { findHostLink, findLink, findTarget } from './find-link.ts';
import { loadPage } from '../page/page-loader.ts';
import type { LocationHook } from './use-location.ts';

/** What following a link needs to know. */
export interface LinkOptions {
  base: string;
  /** True inside an app whose router goes to the app's own addresses too. */
  hasHostRouter: boolean;
  /** The version that the reader is in: links keep it. */
  version: string | undefined;
  navigate: ReturnType<LocationHook>[1];
}

/** Follows plain links within the site without a reload, and fetches a page when the reader is about to ask for it. */
export function useLinks(root: RefObject<HTMLElement | null>, scope: LinkOptions): void {
  const latest = useRef(scope);
  useEffect(() => {
    latest.current = scope;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent): void => {
      const { base, hasHostRouter, version, navigate } = latest.current;
      const link = findLink(event, base) ?? (hasHostRouter ? findHostLink(event) : undefined);
      if (link === undefined) return;
      const isHere = link.url.pathname === location.pathname && (link.url.search === '' || link.url.search === location.search);
      if (isHere && link.url.hash !== '') return;
      event.preventDefault();
      if (isHere && link.url.search === '') scrollTo({ top: 0 });
      else navigate(link.href === undefined || link.url.searchParams.has('version') ? relative(link.url) : withVersion(link.url, version));
    };
    const prefetch = ({ target }: Event): void => {
      const link = findTarget(target, latest.current.base);
      if (link !== undefined) loadPage(link.href).catch(ignoreOffline);
    };
    element.addEventListener('click', follow);
    element.addEventListener('pointerover', prefetch, { passive: true });
    element.addEventListener('focusin', prefetch);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('pointerover', prefetch);
      element.removeEventListener('focusin', prefetch);
    };
  }, [root]);
}

function relative({ href, origin }: URL): string {
  return href.slice(origin.length);
}

/** A page that cannot be fetched ahead is fetched when it is asked for, and the browser says so then. */
function ignoreOffline(): void {}
