import { hideMenu } from './hide-menu.ts';
import { endAll, listenTo } from './listen-to.ts';

/** The drawer, the menus around a page, and the name of the search's key. Returns what ends it, and takes back what it wrote. */
export function startSurroundings(): () => void {
  const menu = document.getElementById('octavo-menu');
  const onToggle = (event: Event): void => {
    if (menu === null || event.target !== menu) return;
    const isOpen = menu.matches(':popover-open');
    const name = document.querySelector('[popovertarget=octavo-menu]')?.getAttribute('aria-label');
    if (isOpen) menu.setAttribute('role', 'dialog');
    else menu.removeAttribute('role');
    if (isOpen && name) menu.setAttribute('aria-label', name);
    else menu.removeAttribute('aria-label');
  };
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) hideMenu();
  };
  const stops = [
    ...(menu === null ? [] : [listenTo(menu, ['toggle'], onToggle), listenTo(menu, ['focusout'], onLeave)]),
    listenTo(document, ['pointerdown', 'keydown'], closeMenus),
    listenTo(matchMedia('(min-width: 64rem)'), ['change'], hideMenu),
    () => nameKey('⌘K', 'Ctrl K'),
  ];
  nameKey('Ctrl K', '⌘K');
  return () => endAll(stops);
}

function nameKey(from: string, to: string): void {
  const key = document.querySelector('.octavo-search-button kbd');
  if (/Mac|iPhone|iPad/.test(navigator.platform) && key?.textContent === from) key.textContent = to;
}

/** Closes the menus that Escape, or a press beside them, leaves. */
function closeMenus(event: Event): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.octavo-switcher[open],.octavo-page-menu details[open]')) {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) continue;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }
}
