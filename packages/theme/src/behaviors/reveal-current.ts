import { boxOf } from './box-of.ts';

/** In pixels: what stands nearer to an edge is hard to see. */
const MARGIN = 48;

/** Scrolls the sidebar, never the page, so that the current page's link is well inside it; leaves it alone when it already is. */
export function revealCurrent(scroller: HTMLElement): void {
  const link = scroller.querySelector('[aria-current=page]');
  if (!link) return;
  const box = boxOf(scroller);
  const { top, bottom } = boxOf(link);
  if (top < box.top + MARGIN || bottom > box.bottom - MARGIN) scroller.scrollTop += top - box.top - scroller.clientHeight / 3;
}
