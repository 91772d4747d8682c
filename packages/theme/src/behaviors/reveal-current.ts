/** Scrolls the sidebar, never the page, so that the current page's link is well inside it; leaves it alone when it already is. */
export function revealCurrent(scroller: HTMLElement): void {
  const link = scroller.querySelector('[aria-current="page"]');
  if (link === null) return;
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const margin = 48;
  if (top >= box.top + margin && bottom <= box.bottom - margin) return;
  scroller.scrollTop += top - box.top - scroller.clientHeight / 3;
}
