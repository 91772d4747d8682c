const OPEN = '.octavo-switcher[open], .octavo-page-menu details[open]';

/** Closes menus that are native `details` with Escape, which gives the focus back to their summary, and with a press beside them. */
export function startMenus(): () => void {
  document.addEventListener('pointerdown', close);
  document.addEventListener('keydown', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('keydown', close);
  };
}

function close(event: Event): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) continue;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }
}
