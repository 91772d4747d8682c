import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFenceMeta } from '../../packages/vite/src/mdx/code/fence-meta.ts';
import { renderNginx } from '../../packages/vite/src/output/redirects/render-nginx.ts';
import { FENCE_KINDS } from './fence-kinds.ts';
import { DOCS, readFences, readReadmeFences } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

const fences = [...readFences(), ...readReadmeFences()];
const nameFence = ({ page, title, text }: Fence): string => `${page}: ${title || (text.split('\n')[0] ?? '')}`;
const having = (isWanted: (fence: Fence) => boolean): [string, Fence][] => fences.filter(isWanted).map((one) => [nameFence(one), one]);

test.each(having(() => true))('%s is of a kind, and has no mistake', async (_name, fence) => {
  const kinds = FENCE_KINDS.filter(({ has }) => has(fence));
  expect(kinds).not.toEqual([]);
  const found = await Promise.all(kinds.map(({ check }) => check?.(fence) ?? []));
  expect(found.flat()).toEqual([]);
});

test.each(FENCE_KINDS)('$name: pages have it, and the test that runs it is there', ({ has, ranBy = 'README.md' }) => {
  expect(fences.some(has)).toBe(true);
  expect(existsSync(path.resolve(DOCS, '../..', ranBy))).toBe(true);
});

test('the guide for nginx has all that the file of redirects asks for', () => {
  const asked =
    renderNginx([], '/')
      .match(/(?<=^# {3}).*$/gm)
      ?.map((line) => line.trim()) ?? [];
  const guide = fences.find(({ page, title }) => page === 'do/deploy/nginx.mdx' && title === 'nginx.conf')?.text ?? '';
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((line) => !guide.split('\n').some((shown) => shown.trim() === line))).toEqual([]);
  // Without these nginx does not start, or sends sheets as text.
  expect(guide).toMatch(/^events \{\}$[^]*include \/etc\/nginx\/mime\.types;/m);
});

test('the guide to pages names every option of a fence, and each does something', () => {
  const guide = readFileSync(path.join(DOCS, 'learn/pages.mdx'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(.*)` \| .* \|$/gm)].flatMap(([, options = '']) => options.split('` or `'));
  const plain = parseFenceMeta('js', '');
  const shown = rows.map((option) => parseFenceMeta('js', option));
  const names = (Object.keys(plain) as (keyof typeof plain)[]).filter((name) => name !== 'language');
  expect(names.filter((name) => !shown.some((fence) => String(fence[name]) !== String(plain[name])))).toEqual([]);
});

/** What a guide shows of an extension or a theme runs in the playground. */
const shown = having(({ page }) => page.startsWith('do/extend/')).flatMap(([name, fence]): [string, Fence, string][] => {
  const files = [`extensions/extensions/${fence.title}`, `theme/${fence.title}`].map((file) =>
    path.resolve(DOCS, '../../playground', file),
  );
  const file = files.find((one) => fence.title !== '' && !fence.title.endsWith('vite.config.ts') && existsSync(one));
  return file === undefined ? [] : [[name, fence, file]];
});

test.each(shown)('%s is what the playground runs', (_name, { text }, file) => {
  expect(text.trim()).toBe(readFileSync(file, 'utf8').trim());
});

test('nine extensions are shown', () => {
  expect(new Set(shown.map(([, { page }]) => page)).size).toBe(9);
});

test('no page takes more than ten minutes to read', () => {
  const pages = globSync('**/*.mdx', { cwd: DOCS, exclude: ['node_modules/**', 'dist/**'] });
  expect(pages.length).toBeGreaterThan(100);
  const long = pages.filter((page) => readFileSync(path.join(DOCS, page), 'utf8').split(/\s+/).length > 2000);
  expect(long).toEqual([]);
});
