import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tree } from './tree.tsx';
import { settle } from '../../fixtures/settle.ts';

async function renderTree(): Promise<HTMLElement> {
  render(
    <Tree>
      <Tree.Folder name="app">
        <Tree.File name="layout.tsx" />
        <Tree.Folder name="api" openable="false">
          <Tree.File name="route.ts" />
        </Tree.Folder>
      </Tree.Folder>
      <Tree.Folder name="lib">
        <Tree.File name="db.ts" />
      </Tree.Folder>
      <Tree.File name="package.json" />
    </Tree>,
  );
  // The keys are a file of their own.
  await settle();
  const first = screen.getByText('app');
  first.focus();
  return first;
}

/** Presses keys where the focus is, and tells what has it then. */
function press(...keys: string[]): string | null | undefined {
  for (const key of keys) if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
  return document.activeElement?.textContent;
}

test('arrows go through what shows, into open folders and out of them', async () => {
  await renderTree();
  expect(press('ArrowDown')).toBe('lib');
  expect(press('ArrowDown')).toBe('package.json');
  expect(press('ArrowDown')).toBe('package.json');
  expect(press('Home')).toBe('app');
  expect(press('ArrowRight')).toBe('app');
  expect(press('ArrowRight')).toBe('layout.tsx');
  expect(press('ArrowDown', 'ArrowDown')).toBe('route.ts');
  expect(press('ArrowLeft')).toBe('api');
  expect(press('ArrowLeft')).toBe('app');
  expect(press('ArrowLeft', 'ArrowDown')).toBe('lib');
  expect(press('End')).toBe('package.json');
});

test('a star opens the folders of its level', async () => {
  await renderTree();
  press('*');
  expect([...document.querySelectorAll('details')].map((folder) => folder.open)).toEqual([true, true]);
});

test('text leads to what begins with it', async () => {
  await renderTree();
  expect(press('l')).toBe('lib');
  cleanup();
  await renderTree();
  expect(press('p', 'A')).toBe('package.json');
});

test('other keys are the browser’s', async () => {
  const first = await renderTree();
  expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(first, { key: 'f', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(first, { key: 'ArrowDown' })).toBe(false);
});

test('what the text is about is marked', () => {
  render(
    <Tree>
      <Tree.Folder name="a" highlight="true">
        <Tree.File name="b" highlight />
        <Tree.File name="c" highlight="false" />
      </Tree.Folder>
    </Tree>,
  );
  expect([...document.querySelectorAll('li')].map((item) => item.hasAttribute('data-highlight'))).toEqual([true, true, false]);
});
