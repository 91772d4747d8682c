import { expect, test } from 'vitest';
import { createTestPageData, createTestSiteData } from '../fixtures/create-fixture.ts';
import { createMetaTags, findCanonical } from './create-meta-tags.ts';

const page = { ...createTestPageData(), href: '/guide' };
const canonicalOf = (canonical: string, base: string): string | undefined =>
  findCanonical(createTestSiteData({ base, metadata: { canonical } }), page);

test.each([
  ['https://a.test', '', 'https://a.test/guide'],
  ['https://a.test/', '/docs', 'https://a.test/docs/guide'],
  ['https://a.test/docs', '/docs', 'https://a.test/docs/guide'],
  ['https://a.test/docs/', '', 'https://a.test/docs/guide'],
  ['/docs', '', undefined],
  ['https://', '', undefined],
])('on %j with the base %j the page is at %s', (canonical, base, expected) => {
  expect(canonicalOf(canonical, base)).toBe(expected);
});

test('images have whole addresses where the site says where it is', () => {
  const meta = { 'og:image': '/og.png?v=1', 'og:image:width': '1200', 'twitter:image': 'https://b.test/t.png' };
  const site = createTestSiteData({ metadata: { canonical: 'https://a.test' } });
  expect(createMetaTags(site, { ...page, meta })).toMatchObject({
    'og:image': 'https://a.test/og.png?v=1',
    'og:image:width': '1200',
    'twitter:image': 'https://b.test/t.png',
    'twitter:card': 'summary_large_image',
  });
  expect(createMetaTags(createTestSiteData({}), { ...page, meta })['og:image']).toBe('/og.png?v=1');
});
