import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteStore } from '../../site/site-store.ts';
import { createIconResolver } from '../../icons/create-icon-resolver.ts';
import { loadNavigationIcons, loadSiteIcons } from './load-site-icons.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-icons-'));
  write('docs.json', '{ "name": "A", "navigation": [{ "group": "G", "icon": "/icons/gone.svg", "pages": ["guide/one", "guide/two"] }] }');
  write('guide/one.mdx', '---\nicon: ./here.svg\n---\n');
  write('guide/two.mdx', '---\nicon: ./there.svg\n---\n');
  write('guide/here.svg', '<svg/>');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a file that an icon names and that is not there is a warning where it is named', async () => {
  expect(await findProblems({})).toEqual([
    'icon/missing-file docs.json:1 /icons/gone.svg',
    'icon/missing-file guide/two.mdx:2 ./there.svg',
  ]);
});

test('beside an app, a path from the root may be the app’s', async () => {
  expect(await findProblems({ isAlone: false })).toEqual(['icon/missing-file guide/two.mdx:2 ./there.svg']);
});

test('in the navigation a name that nothing has is a stand-in, and no other icon is', async () => {
  write(
    'docs.json',
    '{ "name": "A", "navigation": [{ "group": "G", "icon": "rockte", "pages": ["guide/one"] }, { "group": "H", "icon": "rocket", "pages": ["guide/two"] }] }',
  );
  const site = createSiteStore({ root, outDir: path.join(root, 'dist') }).site();
  const icons = await loadNavigationIcons(site.sections[0]?.navigation ?? [], site, createIconResolver({ projectRoot: root }));
  expect(Object.keys(icons).toSorted()).toEqual(['rocket', 'rockte']);
  expect(icons['rockte']?.body).toContain('stroke-dasharray');
  expect(icons['rocket']?.body).not.toContain('stroke-dasharray');
});

async function findProblems(options: { isAlone?: boolean }): Promise<string[]> {
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  const { diagnostics } = await loadSiteIcons(store, createIconResolver({ projectRoot: root }), options);
  return diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${/"(.*)"/.exec(message)?.[1]}`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
