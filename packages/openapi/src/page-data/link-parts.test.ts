import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { linkParts } from './link-parts.ts';

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
