import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CodeBlock } from '../code-block/code-block.tsx';
import { CodeGroup } from '../code-group/code-group.tsx';
import { Tab } from '../tabs/tab.tsx';
import { Tabs } from '../tabs/tabs.tsx';

function createTabs(name: string, titles: string[], props: { sync?: string; defaultTabIndex?: number } = {}): ReactElement {
  return (
    <section aria-label={name}>
      <Tabs {...props}>
        {titles.map((title) => (
          <Tab title={title} key={title}>
            {title} text
          </Tab>
        ))}
      </Tabs>
    </section>
  );
}

const code: ReactElement = (
  <section aria-label="code">
    <CodeGroup>
      <CodeBlock html="<pre>a</pre>" title="pnpm" />
      <CodeBlock html="<pre>b</pre>" title="npm " />
    </CodeGroup>
  </section>
);

function shown(name: string): string | null {
  return within(screen.getByRole('region', { name })).getByRole('tab', { selected: true }).textContent;
}

function choose(name: string, title: string): void {
  fireEvent.click(within(screen.getByRole('region', { name })).getByRole('tab', { name: title }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('groups with a label in common follow each other; others and those that opted out stay', () => {
  render(
    <>
      {createTabs('a', ['npm', 'pnpm'])}
      {createTabs('b', ['yarn', 'pnpm'])}
      {createTabs('c', ['npm', 'yarn'])}
      {createTabs('alone', ['npm', 'pnpm'], { sync: 'false' })}
      {code}
    </>,
  );
  choose('a', 'pnpm');
  expect([shown('a'), shown('b'), shown('c'), shown('alone')]).toEqual(['pnpm', 'pnpm', 'npm', 'npm']);
  choose('code', 'npm');
  expect([shown('a'), shown('b'), shown('c'), shown('code')]).toEqual(['npm', 'pnpm', 'npm', 'npm ']);
});

test('a choice is remembered, the latest that a group has', () => {
  render(createTabs('a', ['npm', 'pnpm', 'yarn']));
  choose('a', 'pnpm');
  choose('a', 'yarn');
  cleanup();
  render(
    <>
      {createTabs('a', ['npm', 'pnpm', 'yarn'])}
      {createTabs('b', ['npm', 'pnpm'], { defaultTabIndex: 0 })}
    </>,
  );
  expect([shown('a'), shown('b')]).toEqual(['yarn', 'pnpm']);
});

test('a group that opted out leaves nothing behind', () => {
  render(createTabs('a', ['npm', 'pnpm'], { sync: 'false' }));
  choose('a', 'pnpm');
  expect(localStorage).toHaveLength(0);
});

test('an address that names a tab wins over what is remembered, and is not remembered', () => {
  localStorage.setItem('octavo-choices', '["pnpm"]');
  window.history.replaceState(null, '', '/#yarn');
  render(createTabs('a', ['npm', 'pnpm', 'yarn']));
  expect(shown('a')).toBe('yarn');
  expect(localStorage.getItem('octavo-choices')).toBe('["pnpm"]');
});

test('what is no list of labels is no choice', () => {
  localStorage.setItem('octavo-choices', '{"a":1');
  render(createTabs('a', ['npm', 'pnpm']));
  expect(shown('a')).toBe('npm');
});

test('two tabs of one name show each its own', () => {
  render(
    <section aria-label="same">
      <Tabs>
        <Tab title="npm">one</Tab>
        <Tab title="npm">two</Tab>
      </Tabs>
    </section>,
  );
  const [, second] = screen.getAllByRole('tab');
  if (second !== undefined) fireEvent.click(second);
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('two');
});
