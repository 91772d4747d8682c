import { afterEach, expect, test } from 'vitest';
import { startMenus } from './start-menus.ts';

const MENU = '<details class="octavo-switcher" open><summary>v2</summary><a href="/v1">v1</a></details><a id="beside" href="/">Home</a>';

let end: (() => void) | undefined;

afterEach(() => end?.());

test.each([
  ['a', true],
  ['#beside', false],
  [undefined, true],
])('of a menu that was opened before, with the focus on %s, it leaves open: %s', (focused, isOpen) => {
  document.body.innerHTML = MENU;
  if (focused !== undefined) document.querySelector<HTMLElement>(focused)?.focus();
  end = startMenus();
  expect(document.querySelector('details')?.open).toBe(isOpen);
});

test('a menu closes when the focus leaves it, and with Escape', () => {
  document.body.innerHTML = MENU;
  end = startMenus();
  const menu = document.querySelector('details');
  document.querySelector<HTMLElement>('#beside')?.focus();
  expect(menu?.open).toBe(false);
  if (menu) menu.open = true;
  document.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([menu?.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
});
