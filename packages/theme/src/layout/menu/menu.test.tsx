import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createTestPageData, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { Menu, MENU_ID } from './menu.tsx';

function App({ href = '/g0/p1' }: { href?: string }): ReactElement {
  return (
    <OctavoProvider value={{ site: createTestSiteData() }}>
      <Menu page={createTestPageData({ href })} section={createSection()}>
        <button type="button">inside</button>
      </Menu>
      <button type="button">outside</button>
    </OctavoProvider>
  );
}

/** happy-dom has no popovers: this one is open while `isOpen` says so. */
function mount(isOpen: boolean): { menu: HTMLElement; popover: { isOpen: boolean }; rerender: (ui: ReactElement) => void } {
  const popover = { isOpen };
  const { container, rerender } = render(<App />);
  const menu = container.querySelector<HTMLElement>(`#${MENU_ID}`);
  if (menu === null) throw new Error('no menu');
  Object.assign(menu, {
    matches: (selector: string) => selector === ':popover-open' && popover.isOpen,
    showPopover: () => undefined,
    hidePopover: () => {
      popover.isOpen = false;
    },
  });
  return { menu, popover, rerender };
}

it('holds tabs, versions, links, the button and the sidebar', () => {
  const { menu } = mount(false);
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Documentation', 'Reference', 'v2', 'v1', 'Support', 'relay/relay']);
  expect(within(menu).getByText('inside')).toBeDefined();
  expect(within(menu).getByLabelText('Close menu').getAttribute('popovertarget')).toBe(MENU_ID);
});

it('closes for another page, and stays for the same one', () => {
  const { popover, rerender } = mount(true);
  rerender(<App />);
  expect(popover.isOpen).toBe(true);
  rerender(<App href="/g0/p2" />);
  expect(popover.isOpen).toBe(false);
});
