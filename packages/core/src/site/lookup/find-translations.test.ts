import { expect, test } from 'vitest';
import { createTestSite } from '../site-fixture.ts';
import { findTranslations } from './find-translations.ts';

const config = {
  navigation: {
    languages: [
      { language: 'en', pages: ['start', 'more', 'old'] },
      { language: 'fr', pages: ['fr/start', 'fr/more', 'fr/old'] },
    ],
  },
};

test('a page that is not listed is no translation, but of such a page', () => {
  const site = createTestSite(config, ['start.mdx', 'more.mdx', 'old.mdx', 'fr/start.mdx', 'fr/more.mdx', 'fr/old.mdx']);
  const withhold = (...hrefs: string[]): typeof site => ({
    ...site,
    pages: Object.fromEntries(
      Object.entries(site.pages).map(([href, page]) => [href, hrefs.includes(href) ? { ...page, frontmatter: { noindex: true } } : page]),
    ),
  });
  const show = (shown: typeof site, href: string): object => {
    const page = shown.pages[href];
    if (page === undefined) throw new Error(`No page ${href}.`);
    return findTranslations(shown, page);
  };
  const withheld = withhold('/fr/more', '/old', '/fr/old');
  expect(show(withheld, '/start')).toEqual({ en: '/start', fr: '/fr/start' });
  expect(show(withheld, '/more')).toEqual({ en: '/more' });
  expect(show(withheld, '/old')).toEqual({ en: '/old', fr: '/fr/old' });
});
