import { expect, test } from 'vitest';
import { renderHeadTag } from '../../html/head-tag.ts';
import { createOutputSite } from '../output-fixture.ts';
import { describePage } from './describe-page.ts';
import { renderJsonLd } from './structured-data-output.ts';

const site = createOutputSite(
  { description: 'Ferries', navigation: { groups: [{ group: 'Guide', pages: ['index', 'fares', 'prices', 'hidden'] }] } },
  {
    'index.mdx': '',
    'fares.mdx': '---\ndescription: What it costs\nauthor: Ann\n---',
    'prices.mdx': '---\ncanonical: https://b.test/prices\n---',
    'hidden.mdx': '---\nhidden: true\n---',
  },
);

function describe(href: string, address = 'https://a.test', body = ''): ReturnType<typeof describePage> {
  const page = site.pages[href];
  if (page === undefined) throw new Error(`There is no ${href}.`);
  return describePage(page, { site, body, toUrl: (path) => address + path, trail: [{ title: 'Guide', href: '/' }] });
}

test('the first page says what the site is; any other, the way to it', () => {
  expect(describe('/')).toMatchObject({
    '@graph': [{ '@type': 'WebSite', name: 'Ferry', url: 'https://a.test/' }, { '@type': 'TechArticle' }],
  });
  expect(describe('/fares')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'Fares',
        url: 'https://a.test/fares',
        description: 'What it costs',
        author: { '@type': 'Person', name: 'Ann' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Ferry', item: 'https://a.test/' },
          { '@type': 'ListItem', position: 2, name: 'Fares', item: 'https://a.test/fares' },
        ],
      },
    ],
  });
});

test('a page in no list, one that is known elsewhere, and a site without an address say nothing', () => {
  expect([describe('/hidden'), describe('/prices'), describe('/fares', '')]).toEqual([undefined, undefined, undefined]);
});

test('data cannot end its element', () => {
  expect(renderHeadTag(renderJsonLd({ a: '</script><b>' }))).toBe(
    String.raw`<script type="application/ld+json">{"a":"\u003c/script>\u003cb>"}</script>`,
  );
});

test('accordions whose titles are questions are told with their answers', () => {
  const body = `<AccordionGroup>
  <Accordion title="Can I *cancel*?">
    Yes, until **noon**: see [fares](/fares).

    \`\`\`sh
    never
    \`\`\`
  </Accordion>
  <Accordion title="Details">Not a question.</Accordion>
  <Accordion title="Empty?"></Accordion>
</AccordionGroup>
{/* <Accordion title="Gone?">x</Accordion> */}`;
  expect(describe('/fares', 'https://a.test', body)?.['@graph']).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Can I cancel?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, until noon: see fares.' },
      },
    ],
  });
  expect(JSON.stringify(describe('/fares'))).not.toContain('FAQPage');
});
