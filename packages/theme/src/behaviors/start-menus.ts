const OPEN = '.octavo-switcher[open], .octavo-page-menu details[open]';

/**
 * Closes menus that are native `details` with Escape, which gives the focus back to their summary, with a press beside them, and when the focus
 * leaves them.
 */
export function startMenus(): () => void {
  const end = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, close, end);
  // A menu opens by itself: the focus may have left it before this was there.
  const { activeElement, body } = document;
  if (activeElement !== body) for (const details of listOpen()) details.open &&= details.contains(activeElement);
  return () => end.abort();
}

function listOpen(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(OPEN);
}

function close(event: Event): void {
  for (const details of listOpen()) {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) continue;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }
}
