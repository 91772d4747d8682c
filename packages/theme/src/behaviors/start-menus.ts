const OPEN = '.octavo-switcher[open], .octavo-page-menu details[open]';

/**
 * Closes menus that are native `details` with Escape, which gives the focus back to their summary, with a press beside them, and when the focus
 * leaves them. What of the page's text lies below an open one cannot be reached until it is closed.
 */
export function startMenus(): () => void {
  const end = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, close, end);
  // Of `details` this comes down to them only.
  document.addEventListener('toggle', cover, { capture: true, signal: end.signal });
  cover();
  return () => end.abort();
}

function close(event: Event): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) continue;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }
}

/** Takes the targets beside an open list out of reach, and gives the others back. */
function cover(): void {
  const list = document.querySelector(`:is(${OPEN})>ul`)?.getBoundingClientRect();
  const targets = [...document.querySelectorAll<HTMLElement>('.octavo-prose :is(a,button,summary,input,select,[tabindex])')];
  const covered = targets.map((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return list !== undefined && top < list.bottom && bottom > list.top;
  });
  for (const [index, target] of targets.entries()) target.inert = covered[index] === true;
}
