import { hideMenu } from './hide-menu.ts';
import { endAll, listenTo } from './listen-to.ts';

/** The drawer, and the name of the search's key. Returns what ends it, and takes back what it wrote. */
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
