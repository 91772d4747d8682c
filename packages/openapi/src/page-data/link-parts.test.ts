import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { linkMarkdownParts, linkParts } from './link-parts.ts';

const { api } = loadTestApi({
  'api.yaml': {
    openapi: '3.1.0',
    info: { title: 'Pets', description: '# Getting a token' },
    tags: [{ name: 'Small pets', description: 'All.' }],
    paths: { '/pets': { get: { operationId: 'listPets', tags: ['Small pets', 'plain'] } } },
  },
});
const PAGES: Record<string, string> = { 'GET /pets': '/docs/pets?a&b', '': '/docs/overview' };

test.each([
  ['#operation/listPets', '/docs/pets?a&amp;b'],
  ['#tag/Small-pets', '/docs/overview#tag/Small-pets'],
  ['#tag/Small%20pets', '/docs/overview#tag/Small-pets'],
  ['#tag/plain', '/docs/pets?a&amp;b'],
  ['#section/Start/Getting-a-token', '/docs/overview#getting-a-token'],
  ['#operation/nobody', '#operation/nobody'],
  ['#operation/%zz', '#operation/%zz'],
  ['#pagination', '#pagination'],
])('a link to %s leads to %s', (written, href) => {
  const html = createMarkdown()(`[x](${written})`);
  const linked = linkParts(html, { api, addressOf: (key) => PAGES[key] });
  expect(linked).toContain(`<a href="${href}"`);
});

test('so it does in Markdown, as long as it is a link', () => {
  const text =
    '[x](#operation/listPets), [y](<#tag/plain>), [z](#tag/Small%20pets "All"), `#tag/plain`, <a href="#operation/listPets">\n\n[x]: #tag/plain';
  expect(linkMarkdownParts(text, { api, addressOf: (key) => PAGES[key]?.replace('pets', 'pets_(all)') })).toBe(
    '[x](/docs/pets_%28all%29?a&b), [y](</docs/pets_%28all%29?a&b>), [z](/docs/overview#tag/Small-pets "All"), `#tag/plain`, <a href="/docs/pets_%28all%29?a&b">\n\n[x]: /docs/pets_%28all%29?a&b',
  );
});
