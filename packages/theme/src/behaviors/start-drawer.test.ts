import { afterEach, expect, it } from 'vitest';
import { startDrawer } from './start-drawer.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

interface Drawer {
  menu: HTMLElement;
  find: (id: string) => HTMLElement;
  /** Opens or closes it as the browser does: happy-dom has no popovers. */
  toggle: (isOpen: boolean) => void;
  isOpen: () => boolean;
}

function mount(): Drawer {
  document.body.innerHTML = `<p id="host" tabindex="0">host</p><div class="octavo"><div id="top"><button popovertarget="octavo-menu" aria-label="Menu">=</button></div>
    <div><div id="octavo-menu" class="octavo-menu"><button id="close">x</button><a id="link" href="/a">a</a></div><main id="main">text</main></div></div>`;
  const find = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
  const menu = find('octavo-menu');
  let isShown = false;
  const toggle = (next: boolean): void => {
    const states = { oldState: isShown ? 'open' : 'closed', newState: next ? 'open' : 'closed' };
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
    isShown = next;
    menu.dispatchEvent(Object.assign(new Event('toggle'), states));
  };
  Object.assign(menu, {
    matches: (selector: string) => (selector === ':popover-open' ? isShown : Element.prototype.matches.call(menu, selector)),
    showPopover: () => toggle(true),
    hidePopover: () => toggle(false),
  });
  return { menu, find, toggle, isOpen: () => isShown };
}

it('is a dialog with the name of its button while it is open', () => {
  const { menu, toggle } = mount();
  startDrawer(document);
  toggle(true);
  expect([menu.getAttribute('role'), menu.getAttribute('aria-label')]).toEqual(['dialog', 'Menu']);
  toggle(false);
  expect([menu.hasAttribute('role'), menu.hasAttribute('aria-label')]).toEqual([false, false]);
});

it('keeps the focus inside: all else of the site is inert, nothing of a host', () => {
  const { find, toggle } = mount();
  const end = startDrawer(document);
  toggle(true);
  expect(document.activeElement?.id).toBe('close');
  expect(['top', 'main', 'host', 'octavo-menu'].map((id) => find(id).inert)).toEqual([true, true, false, false]);
  toggle(false);
  expect(['top', 'main'].map((id) => find(id).inert)).toEqual([false, false]);
  toggle(true);
  end();
  expect(['top', 'main'].map((id) => find(id).inert)).toEqual([false, false]);
});

it('closes when the focus goes to a part of the host', () => {
  const { find, toggle, isOpen } = mount();
  startDrawer(document);
  toggle(true);
  find('link').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('close') }));
  expect(isOpen()).toBe(true);
  find('link').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('host') }));
  expect(isOpen()).toBe(false);
});

it('takes a menu that was open before it came', () => {
  const { menu, find, toggle } = mount();
  toggle(true);
  startDrawer(document);
  expect([menu.role, find('main').inert]).toEqual(['dialog', true]);
});
