import { expect, test } from 'vitest';
import { createPlainPages, MARK } from './create-plain-pages.ts';
import { findSeenPage } from './measure/measure-builds.ts';
import { parsePeerOptions } from './parse-peer-options.ts';
import { PEERS } from './peers.ts';

const pages = createPlainPages(30);

test.each(PEERS)('$name gets the page that is edited, and names every page in its navigation', (tool) => {
  const files = tool.writeSite(pages);
  expect(files[tool.locatePage(findSeenPage(pages))]).toContain(MARK);
  const config = Object.entries(files)
    .filter(([file]) => !/\.mdx?$/.test(file))
    .map(([, text]) => text)
    .join('\n');
  expect(pages.filter(({ path }) => !config.includes(path))).toEqual([]);
});

test('no two blocks of code are the same, in whatever size', () => {
  const blocks = createPlainPages(200).flatMap(({ text }) => text.match(/^```\w+\n[^]*?^```$/gm) ?? []);
  expect(blocks).toHaveLength(600);
  expect(new Set(blocks).size).toBe(600);
});

test.each([
  [['--tools', 'hugo'], '--tools takes octavo, vitepress, starlight, docusaurus'],
  [['--pages', '0'], '--pages takes whole numbers from 1'],
  [['--only', 'builds'], '--only takes build, page, dev'],
])('%j is refused', (args, message) => {
  expect(() => parsePeerOptions(args)).toThrow(message);
});
