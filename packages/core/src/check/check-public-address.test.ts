import { expect, test } from 'vitest';
import { createTestSite } from '../site/site-fixture.ts';
import { checkPublicAddress } from './check-public-address.ts';

const CONFIG = { file: 'docs.json', text: '{}', files: [] };

test.each([
  ['nothing that needs one', {}, 'title: A', undefined],
  ['a feed', {}, 'rss: true', 'feeds'],
  ['a feed of a page in no list', {}, 'rss: true\nhidden: true', undefined],
  ['a picture of a page', {}, '"og:image": /a.png', 'pictures for previews (`og:image`)'],
  ['a picture elsewhere', {}, '"og:image": https://b.test/a.png', undefined],
  ['a feed, and an address', { seo: { metatags: { canonical: 'https://ferry.test' } } }, 'rss: true', undefined],
  ['a feed, and a path', { seo: { metatags: { canonical: '/docs' } } }, 'rss: true', 'feeds'],
])('%s', (_, config, frontmatter, expected) => {
  const site = createTestSite({ navigation: { pages: ['a'] }, ...config }, [['a.mdx', `---\n${frontmatter}\n---\n`]]);
  const messages = checkPublicAddress(site, CONFIG).map(({ message }) => message);
  expect(messages).toEqual(expected === undefined ? [] : [`Unknown public address of the site; needed by: ${expected}.`]);
});
