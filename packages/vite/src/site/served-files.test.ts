import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServedFiles } from './served-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-served-'));
  mkdirSync(path.join(root, 'public/api'), { recursive: true });
  for (const file of ['page.html', 'public/api/a.html', 'public/api/b.html']) writeFileSync(path.join(root, file), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the folder `public` is served with its pages of HTML, but for what must not be', () => {
  const { findAsset } = createServedFiles({
    root,
    kinds: () =>
      new Map([
        ['page.html', 'other'],
        ['public/api/a.html', 'other'],
        ['public/api/b.html', 'other'],
      ]),
    custom: () => ({ styles: [], scripts: [], classes: [], diagnostics: [] }),
    unreferenced: () => new Set(),
    loadedStyles: () => new Set(),
    isRefused: () => false,
    isConfig: (file) => file === 'public/api/b.html',
  });
  expect(findAsset('/api/a.html')).toBe(path.join(root, 'public/api/a.html'));
  expect(findAsset('/api/b.html')).toBeUndefined();
  expect(findAsset('/page.html')).toBeUndefined();
});
