import { findWithin } from './find-within.ts';
import { revealCurrent } from './reveal-current.ts';

/** From here on the menu is a column; the style sheets say the same. */
const WIDE_SCREEN = '(min-width: 64rem)';

/** What the site has around the menu, and what the menu is in. */
const AROUND = '.octavo:has(.octavo-menu) > *, .octavo :has(.octavo-menu) > *';

/**
 * Makes the menu of narrow screens a dialog while it is open: it has its button's name, and the focus stays in it, as all else of the site is
 * inert. It closes where a host's own parts take the focus, and where the screen becomes wide.
 */
export function startDrawer(root: ParentNode): () => void {
  const [menu] = findWithin<HTMLElement>(root, '.octavo-menu');
  if (menu === undefined) return () => undefined;
  const others: HTMLElement[] = [];
  const isShown = (): boolean => 'showPopover' in menu && menu.matches(':popover-open');
  const hide = (): void => {
    if (isShown()) menu.hidePopover();
  };
  const onShown = (): void => {
    if (!isShown()) return;
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-label', document.querySelector(`[popovertarget=${menu.id}]`)?.getAttribute('aria-label') ?? '');
    const hadFocus = menu.contains(document.activeElement);
    others.push(...[...document.querySelectorAll<HTMLElement>(AROUND)].filter((other) => !other.inert && !other.contains(menu)));
    for (const other of others) other.inert = true;
    if (!hadFocus) menu.querySelector('button')?.focus();
    revealCurrent(menu);
  };
  // Before it closes: the focus goes back to the button.
  const free = (): void => {
    for (const other of others.splice(0)) other.inert = false;
    menu.removeAttribute('role');
    menu.removeAttribute('aria-label');
  };
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) hide();
  };
  const end = new AbortController();
  menu.addEventListener('beforetoggle', free, end);
  menu.addEventListener('toggle', onShown, end);
  menu.addEventListener('focusout', onLeave, end);
  matchMedia(WIDE_SCREEN).addEventListener('change', hide, end);
  // It opens without a script, too.
  onShown();
  return () => {
    free();
    end.abort();
  };
}
