import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findHeldItem, restoreHeldItem } from './held-item.ts';
import type { HeldItem } from './held-item.ts';

/**
 * Gives back `next`, but one step late and before anything is painted: in between it notes where the current item stands, and
 * afterwards scrolls it back to there. `next` must keep its identity while nothing changes.
 *
 * `findHref` gives the address in HTML of the item to hold.
 */
export function useHeldView<View>(ref: RefObject<HTMLElement | null>, next: View, findHref: (view: View) => string | undefined): View {
  const [shown, setShown] = useState(next);
  const held = useRef<HeldItem>(undefined);
  useLayoutEffect(() => {
    if (next === shown) return;
    const scroller = findScroller(ref.current);
    held.current = scroller && findHeldItem(scroller, findHref(next));
    setShown(next);
  });
  useLayoutEffect(() => {
    const scroller = findScroller(ref.current);
    if (scroller !== undefined && held.current !== undefined) restoreHeldItem(scroller, held.current);
    held.current = undefined;
  }, [shown]);
  return shown;
}

/** What scrolls the sidebar: the menu around it, else the element itself. */
export function findScroller(element: HTMLElement | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('.octavo-menu') ?? element ?? undefined;
}
