import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findHeldItem, restoreHeldItem } from './held-item.ts';
import type { HeldItem } from './held-item.ts';

/**
 * Gives back `next`, but one step late and before anything is painted: in between it notes where the current item stands, and
 * afterwards scrolls it back to there. `next` must keep its identity while nothing changes; its `href` names the item to hold.
 */
export function useHeldView<View extends { href: string | undefined }>(ref: RefObject<HTMLElement | null>, next: View): View {
  const [shown, setShown] = useState(next);
  const held = useRef<HeldItem>(undefined);
  useLayoutEffect(() => {
    const scroller = findScroller(ref.current);
    if (next !== shown) {
      held.current = scroller && findHeldItem(scroller, next.href);
      // The old list must be measured while it is still in the document, which only an effect can do.
      // oxlint-disable-next-line react/set-state-in-effect
      setShown(next);
      return;
    }
    if (scroller !== undefined && held.current !== undefined) restoreHeldItem(scroller, held.current);
    held.current = undefined;
  }, [ref, next, shown]);
  return shown;
}

/** What scrolls the sidebar: the menu around it, else the element itself. */
export function findScroller(element: HTMLElement | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('.octavo-menu') ?? element ?? undefined;
}
