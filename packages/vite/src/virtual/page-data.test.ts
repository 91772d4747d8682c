import { createPageLocator, createSite, parseConfig, readPage } from '@octavo/core';
import type { PageData } from '@octavo/theme';
import { describe, expect, test } from 'vitest';
import { createPageData } from './page-data.ts';

const config = { name: 'Test', navigation: [{ group: 'Start', pages: ['one', 'two', 'secret', 'out'] }] };
const parsed = parseConfig(JSON.stringify(config), 'docs.json').config;

function dataOf(frontmatter: string, file = 'two.mdx'): PageData {
  if (!parsed) throw new Error('The test config must parse.');
  const texts: Record<string, string> = {
    'one.mdx': '',
    'two.mdx': '',
    'secret.mdx': 'hidden: true',
    'out.mdx': 'url: https://x.y',
    [file]: frontmatter,
  };
  const pages = Object.entries(texts).map(([name, text]) => readPage(`---\n${text}\n---\n`, name).page);
  const site = createSite({ config: parsed, pages });
  const page = site.pages[`/${file.replace('.mdx', '')}`];
  if (!page) throw new Error(`There is no ${file}.`);
  return createPageData(page, { site, toc: [], location: createPageLocator(site.sections)(page) });
}

describe('frontmatter that the layout reads', () => {
  test.each(['wide', 'custom', 'frame', 'center'] as const)('mode: %s', (mode) => {
    expect(dataOf(`mode: "${mode}"`).mode).toBe(mode);
  });

  test('a mode that is none is left out', () => {
    expect(dataOf('mode: huge')).not.toHaveProperty('mode');
  });

  test('texts and switches, written in any way', () => {
    expect(dataOf("tag: 2\nicon: star\niconType: solid\nhideFooterPagination: 'true'\ndeprecated: true")).toMatchObject({
      tag: '2',
      icon: 'star',
      iconType: 'solid',
      hideFooterPagination: true,
      deprecated: true,
    });
  });
});

test('a hidden page and one that is a link elsewhere are no neighbours', () => {
  expect(dataOf('')).toMatchObject({ previous: { href: '/one' }, trail: [{ title: 'Start' }] });
  expect(dataOf('')).not.toHaveProperty('next');
});
