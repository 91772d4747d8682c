import { createSite, parseConfig, readPage } from '@octavo/core';
import type { Site } from '@octavo/core';
import { expect, test } from 'vitest';
import type { OutputSource } from '../output.ts';
import { robotsOutput } from '../robots/robots-output.ts';
import { sitemapOutput } from './sitemap-output.ts';
import { splitSitemap } from './split-sitemap.ts';
import { readListed } from '../../extension/read-listed.ts';

const DAYS: Readonly<Record<string, string>> = { 'en/a.mdx': '2026-01-02' };

function createSource(address: string): OutputSource {
  return {
    base: '/',
    toUrl: (href) => address + href,
    readChanges: () => ({ find: (file) => Promise.resolve(DAYS[file]) }),
    readBody: () => '',
    readMarkdown: () => Promise.resolve(''),
  };
}

function create(files: Record<string, string>): Site {
  const languages = ['en', 'fr'].map((language) => ({
    language,
    pages: Object.keys(files).filter((file) => file.startsWith(`${language}/`)),
  }));
  const { config } = parseConfig(JSON.stringify({ name: 'T', navigation: { languages } }), 'docs.json');
  if (config === undefined) throw new Error('The config of a test must parse.');
  const pages = Object.entries(files).map(([file, frontmatter]) => readPage(`---\n${frontmatter}\n---\n`, `${file}.mdx`).page);
  return createSite({ config, pages });
}

async function read(site: Site, source: OutputSource): Promise<Record<string, string>> {
  const files = [...(await readListed(sitemapOutput.list(site, source))), ...(await readListed(robotsOutput.list(site, source)))];
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.href, String(await file.read())] as const)));
}

test('names each page with its day, from its text before Git, and with its languages', async () => {
  const site = create({
    'en/a': 'title: A',
    'en/b': 'lastUpdatedDate: 3 June 2026',
    'en/c': 'canonical: https://b.test/c',
    'fr/a': 'hidden: true',
    'fr/b': 'lastUpdatedDate: "2026-06-03T23:00:00-05:00"',
  });
  const files = await read(site, createSource('https://a.test/x&y'));
  expect(files['/robots.txt']).toBeUndefined();
  expect(files['/sitemap.xml']?.split('\n').slice(1)).toEqual([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    '<url><loc>https://a.test/x&amp;y/en/a</loc><lastmod>2026-01-02</lastmod></url>',
    ...['en', 'fr'].map(
      (language) =>
        `<url><loc>https://a.test/x&amp;y/${language}/b</loc><lastmod>2026-06-03</lastmod>${[
          ['en', 'en'],
          ['fr', 'fr'],
          ['x-default', 'en'],
        ]
          .map(([code, folder]) => `<xhtml:link rel="alternate" hreflang="${code}" href="https://a.test/x&amp;y/${folder}/b"/>`)
          .join('')}</url>`,
    ),
    '</urlset>',
    '',
  ]);
});

test('robots.txt names the sitemap; without an address there is none', async () => {
  const site = create({ 'en/a': '' });
  expect((await read(site, createSource('https://a.test')))['/robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/sitemap.xml\n',
  );
  expect(await read(site, createSource(''))).toEqual({ '/robots.txt': 'User-agent: *\nAllow: /\n' });
});

test('a file holds no more than the protocol allows', () => {
  const entry = { url: 'https://a.test/', alternates: [], file: 'a.mdx' };
  const sizes = (count: number, limits?: object): number[] =>
    splitSitemap(
      Array.from({ length: count }, () => entry),
      limits,
    ).map(({ length }) => length);
  expect(sizes(100_001)).toEqual([50_000, 50_000, 1]);
  expect(sizes(5, { bytes: 300 })).toEqual([2, 2, 1]);
  expect(sizes(0)).toEqual([]);
  const alternates = [{ language: 'en', url: `https://a.test/${'a'.repeat(1000)}` }];
  const many = splitSitemap(Array.from({ length: 50_000 }, () => ({ ...entry, alternates })));
  expect(many.length).toBeGreaterThan(1);
});
