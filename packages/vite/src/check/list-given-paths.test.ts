import { expect, test } from 'vitest';
import { createOutputSite, createTestSource } from '../output/output-fixture.ts';
import { listGivenPaths } from './list-given-paths.ts';

const site = createOutputSite(
  {
    navigation: {
      languages: [
        { language: 'en', pages: ['index', 'news'] },
        { language: 'fr', pages: ['fr/index'] },
      ],
    },
  },
  { 'index.mdx': '', 'news.mdx': '---\nrss: true\n---\n', 'fr/index.mdx': '' },
);

test('names what a site has beside its pages; what needs an address where it may have one', () => {
  const always = ['/robots.txt', '/skill.md', '/llms.txt', '/llms-full.txt', '/fr-llms.txt', '/fr-llms-full.txt', '/news/rss.xml'];
  expect(listGivenPaths(site, createTestSource())).toEqual(always);
  expect(listGivenPaths(site)).toEqual([...always, '/sitemap.xml', '/news/atom.xml']);
});
