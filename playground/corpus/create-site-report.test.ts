import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { createSiteReport } from './create-site-report.ts';
import { isFaulty } from './format-site-report.ts';
import { parseCorpusOptions } from './parse-corpus-options.ts';
import { spread } from './run-site.ts';
import type { PageVisit, SiteFacts } from './site-report.ts';

const facts: SiteFacts = {
  origin: '',
  pages: [
    { href: '/a', isInNavigation: true },
    { href: '/b', isInNavigation: false },
  ],
  diagnostics: [
    { code: 'site/broken-link', severity: 'warning', message: 'Broken link: no page at `/x`.', file: 'a.mdx', line: 3, column: 1 },
  ],
  time: 2000,
  memory: 3 * 1024 * 1024,
};
const good: PageVisit = { href: '/a', isInNavigation: true, isRendered: true, isHydrated: true, messages: [], missing: [] };

test("a file that the folder lacks is the text's own fault, one that is there is ours", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-report-'));
  await writeFile(path.join(folder, 'there is.png'), '');
  const visit = { ...good, missing: ['/gone.png', '/there%20is.png?v=1'] };
  const report = createSiteReport({ folder, facts, visits: [visit, { ...visit, href: '/b', missing: ['/gone.png'] }], visitTime: 0 });
  expect(report.missingFiles).toEqual([{ url: '/gone.png', pages: ['/a', '/b'] }]);
  expect(report.lostFiles).toEqual([{ url: '/there%20is.png?v=1', pages: ['/a'] }]);
  expect(isFaulty(report)).toBe(true);
  expect(isFaulty({ ...report, lostFiles: [] })).toBe(false);
  await rm(folder, { recursive: true });
});

test('counts pages and gathers what the browser says of them', () => {
  const loud = { ...good, href: '/b', isHydrated: false, messages: ['uncaught: x', "console.warning: Unrecognized feature: 'y'."] };
  const report = createSiteReport({ folder: '/', facts, visits: [good, loud], visitTime: 0 });
  expect(report.pages).toEqual({ navigation: 1, hidden: 1, visited: 2, rendered: 2, hydrated: 1, clean: 1 });
  expect(report.console).toEqual([{ text: 'uncaught: x', pages: ['/b'] }]);
  expect(report.findings).toEqual([{ code: 'warning site/broken-link', count: 1, examples: ['a.mdx:3:1 Broken link: no page at `/x`.'] }]);
  expect(isFaulty(report)).toBe(true);
});

test('spreads a limit over all pages', () => {
  expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(spread([1, 2], 0)).toEqual([1, 2]);
});

test('wants folders and whole numbers', () => {
  expect(parseCorpusOptions(['a', '--limit', '5', '--dev'])).toMatchObject({ folders: ['a'], limit: 5, tabs: 3, isDev: true });
  expect(() => parseCorpusOptions([])).toThrow('Name the folders');
  expect(() => parseCorpusOptions(['a', '--tabs', '0'])).toThrow('--tabs');
});
