import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Tab } from './tab.tsx';
import { Tabs } from './tabs.tsx';

const tabs: ReactElement = (
  <Tabs label="Package managers">
    <Tab title="npm">With npm</Tab>
    <>
      <Tab title="pnpm">
        With pnpm <b id="inside">here</b>
      </Tab>
    </>
    <Tab title="Yarn berry" id="berry">
      With yarn
    </Tab>
  </Tabs>
);

function selectedTab(): string | null {
  const selected = screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(selected).toHaveLength(1);
  return selected[0]?.textContent ?? null;
}

function press(key: string): void {
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
}

function goTo(hash: string): void {
  act(() => {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('every panel is in the HTML, all but one hidden', () => {
  const html = renderToString(tabs);
  expect(html).toContain('With npm');
  expect(html).toContain('With yarn');
  expect(html.match(/ hidden=""/g)).toHaveLength(2);
});

test('tabs and panels name each other', () => {
  render(tabs);
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Package managers');
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') !== 'true');
    expect(tab.tabIndex).toBe(tab.getAttribute('aria-selected') === 'true' ? 0 : -1);
  }
});

test('a click selects', () => {
  render(tabs);
  fireEvent.click(screen.getByRole('tab', { name: 'pnpm' }));
  expect(selectedTab()).toBe('pnpm');
  expect(screen.getByRole('tabpanel').textContent).toContain('With pnpm');
});

test('arrows wrap, Home and End jump, and the focus follows', () => {
  render(tabs);
  press('ArrowRight');
  expect(selectedTab()).toBe('pnpm');
  expect(document.activeElement?.textContent).toBe('pnpm');
  press('End');
  expect(selectedTab()).toBe('Yarn berry');
  press('ArrowRight');
  expect(selectedTab()).toBe('npm');
  press('ArrowLeft');
  expect(selectedTab()).toBe('Yarn berry');
  press('Home');
  expect(selectedTab()).toBe('npm');
  press('a');
  expect(selectedTab()).toBe('npm');
});

test.each([
  ['#berry', 'Yarn berry'],
  ['#pnpm', 'pnpm'],
  ['#inside', 'pnpm'],
  ['#nowhere', 'npm'],
])('the hash %s selects %s', (hash, title) => {
  render(tabs);
  goTo(hash);
  expect(selectedTab()).toBe(title);
});

test.each([
  ['1', 'B'],
  [9, 'B'],
  ['-1', 'A'],
  ['x', 'A'],
])('defaultTabIndex %j selects %s', (index, title) => {
  render(
    <Tabs defaultTabIndex={index}>
      <Tab title="A">1</Tab>
      <Tab title="B">2</Tab>
    </Tabs>,
  );
  expect(selectedTab()).toBe(title);
});

test('the selection survives the loss of its tab', () => {
  const { rerender } = render(
    <Tabs defaultTabIndex={1}>
      <Tab title="A">1</Tab>
      <Tab title="B">2</Tab>
    </Tabs>,
  );
  rerender(
    <Tabs defaultTabIndex={1}>
      <Tab title="A">1</Tab>
    </Tabs>,
  );
  expect(selectedTab()).toBe('A');
});
