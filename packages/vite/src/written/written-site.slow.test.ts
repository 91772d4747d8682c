import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearchIndex } from '../output/search/create-index.ts';
import { createStaticHost } from '../preview/static-host.ts';
import { openWrittenAddress, openWrittenFolder } from './written-files.ts';
import type { WrittenFiles } from './written-files.ts';
import { openWrittenSite } from './written-site.ts';

const FILES = {
  'llms.txt': `# Ferry

> Ferries and fares

## Pages

- [Guide](https://ferry.test/docs/llms-1.txt): 1 kB

## Optional

- [fr](https://ferry.test/docs/fr/llms.txt): the pages of fr
- [llms-full.txt](https://ferry.test/docs/llms-full.txt): the text of these pages, 1 kB
`,
  'llms-1.txt': `# Ferry, part 1 of 1

## Guide

- [Fares \\[1\\]](https://ferry.test/docs/a%20b/fares.md): What it costs
- [Book](https://ferry.test/docs/book.md): \`POST /trips/{id}\` Takes a seat.
`,
  'fr/llms.txt': '# Ferry (fr)\n\n## Guide\n\n- [Prix](https://ferry.test/docs/fr/prix.md)\n',
  'a b/fares.md': '# Fares\n',
  'book.md': '# Book\n\n`POST https://api.ferry.test/trips/{id}`\n',
  'fr/prix.md': '# Prix\n',
};

let root = '';
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-written-'));
  const sections = [{ id: 'night', heading: 'At night', text: 'A lantern shows the pier.', code: '' }];
  const record = { href: '/a b/fares', title: 'Fares', trail: ['Guide'], sections, filters: {} };
  const index = await createSearchIndex([record]);
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  for (const file of index) write(`search-index/${file.path}`, file.content);
});
afterAll(() => rmSync(root, { recursive: true }));

const PLACES: { kind: string; run: (visit: (files: WrittenFiles) => Promise<void>) => Promise<void> }[] = [
  { kind: 'a folder', run: (visit) => visit(openWrittenFolder(root)) },
  {
    kind: 'the web',
    async run(visit) {
      const host = createStaticHost(root, '/docs/');
      const server = createServer((request, response) => void host(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      try {
        await visit(openWrittenAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`));
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  },
];

test.each(PLACES)('a built site in $kind is listed, read and searched', async ({ run }) => {
  await run(async (files) => {
    const site = openWrittenSite(files);
    const { title, pages } = await site.list();
    expect(title).toBe('Ferry');
    expect(pages.map(({ title: name, href, operation, description }) => [name, href, operation, description])).toEqual([
      ['Fares [1]', '/a b/fares', undefined, 'What it costs'],
      ['Book', '/book', 'POST /trips/{id}', 'Takes a seat.'],
      ['Prix', '/fr/prix', undefined, ''],
    ]);
    const addresses = ['/a b/fares', 'a%20b/fares.md', 'https://ferry.test/docs/a%20b/fares#night', '/docs/a%20b/fares/', '/'];
    for (const address of addresses) expect([address, await site.readPage(address)]).toEqual([address, '# Fares\n']);
    expect([await site.readPage('/nowhere'), await site.readPage('/../secret')]).toEqual([undefined, undefined]);
    const found = await site.search({ text: 'lanterns' });
    expect(found).toMatchObject({ total: 1, hits: [{ href: '/a b/fares#night', title: 'Fares', heading: 'At night', trail: ['Guide'] }] });
    expect(found.hits[0]?.excerpt).toContain('lantern');
  });
});

test('a folder without a site is told by its name', async () => {
  await expect(openWrittenSite(openWrittenFolder(os.tmpdir())).list()).rejects.toThrow(os.tmpdir());
});
