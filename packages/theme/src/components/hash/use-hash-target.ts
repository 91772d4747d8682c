import { useEffect } from 'react';
import type { RefObject } from 'react';
import { findHashTarget } from './find-hash-target.ts';

/** Shows the target if it was hidden inside the container, and says whether anything changed. */
export type Reveal = (target: HTMLElement, container: HTMLElement) => boolean;

/**
 * Calls `reveal` on arrival and whenever the address changes to a hash that names the container or something inside it, and scrolls
 * there once it shows. `partRef` points at a child of the container, because the container's own ref is the author's. `reveal` must be
 * the same function at every render.
 */
export function useHashTarget(partRef: RefObject<HTMLElement | null>, reveal: Reveal): void {
  useEffect(() => {
    const follow = (): void => {
      const container = partRef.current?.parentElement;
      const target = findHashTarget(window.location.hash);
      if (!container || !target || !container.contains(target)) return;
      if (reveal(target, container)) requestAnimationFrame(() => target.scrollIntoView());
    };
    follow();
    for (const event of ADDRESS_EVENTS) window.addEventListener(event, follow);
    return () => {
      for (const event of ADDRESS_EVENTS) window.removeEventListener(event, follow);
    };
  }, [partRef, reveal]);
}

/** The last two are dispatched by the router (wouter), since the History API tells nobody. */
const ADDRESS_EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;
