import { expect, test } from 'vitest';
import { createOutputSite, createTestSource, readOutput } from '../output-fixture.ts';
import { opensearchOutput } from './opensearch-output.ts';

const site = createOutputSite({ name: 'Ferries & timetables', favicon: 'icon.svg', navigation: ['start'] }, { 'start.md': '# Start' });
const placed = createTestSource({ base: '/docs', toUrl: (href) => `https://ferry.test/docs${href}` });

test('a browser is told how to search the site, in the lengths of the standard', async () => {
  const { '/opensearch.xml': xml = '' } = await readOutput(opensearchOutput, { site, source: placed });
  expect(xml.split('\n').slice(2, 9)).toEqual([
    '<ShortName>Ferries &amp;</ShortName>',
    '<LongName>Ferries &amp; timetables</LongName>',
    '<Description>Ferries &amp; timetables</Description>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '<Image>https://ferry.test/docs/icon.svg</Image>',
    '<Url type="text/html" method="get" template="https://ferry.test/docs/start?q={searchTerms}"/>',
    '<Url type="application/opensearchdescription+xml" rel="self" template="https://ferry.test/docs/opensearch.xml"/>',
  ]);
  const [page] = Object.values(site.pages);
  expect(page && opensearchOutput.head?.(page, site, placed)).toMatchObject([
    { attributes: { rel: 'search', href: '/docs/opensearch.xml' } },
  ]);
});

test('a site that does not say where it stands has none', async () => {
  expect(await readOutput(opensearchOutput, { site, source: createTestSource() })).toEqual({});
  const [page] = Object.values(site.pages);
  expect(page && opensearchOutput.head?.(page, site, createTestSource())).toEqual([]);
});
