import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createApiRenderer } from '../../api/api-renderer.ts';
import { createSiteStore } from '../../site/site-store.ts';
import { writeMarked } from '../../mdx/text/write-marked.ts';
import { createOutputSource } from '../create-output-source.ts';
import { markdownOutput } from './markdown-output.ts';
import type { WordsExtension } from '../../extension/extension.ts';
import { readListed } from '../../extension/read-listed.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const SPEC = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  paths: { '/fares': { get: { summary: 'List fares', description: 'Every *fare*.', responses: { 200: { description: 'Fine' } } } } },
});

function open(): ReturnType<typeof createSiteStore> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-markdown-'));
  roots.push(root);
  const config = {
    theme: 'mint',
    name: 'Ferry',
    colors: { primary: '#112233' },
    variables: { port: 'Dover' },
    navigation: { groups: [{ group: 'All', pages: ['index', 'fares', 'api.json GET /fares'] }] },
  };
  writeFileSync(path.join(root, 'docs.json'), JSON.stringify(config));
  writeFileSync(path.join(root, 'index.mdx'), '---\ntitle: Home\ndescription: Where it begins\n---\n\nFrom [{{port}}](./fares).\n');
  writeFileSync(
    path.join(root, 'fares.mdx'),
    '# Own heading\n\n<Operation operation="GET /fares" />\n\n<Playground operation="GET /none" />\n',
  );
  writeFileSync(path.join(root, 'api.json'), SPEC);
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}

async function list(words: WordsExtension = {}): Promise<Record<string, string>> {
  const store = open();
  const source = createOutputSource({
    base: '/docs',
    store,
    content: { writeText: writeMarked },
    apiRenderer: createApiRenderer(),
    extensions: { words: () => words },
  });
  const files = await readListed(markdownOutput.list(store.site(), source));
  return Object.fromEntries(await Promise.all(files.map(async ({ href, read }) => [href, String(await read())] as const)));
}

it('names the list of all pages in the words of the language', async () => {
  expect((await list({ allPages: 'Alle Seiten' }))['/index.md']).toContain('\n\nAlle Seiten: /docs/llms.txt\n\n');
});

it('is written for every page, as its author wrote it, with its title and what an API says', async () => {
  const files = await list();
  expect(files['/index.md']).toBe('# Home\n\n> Where it begins\n\nAll pages: /docs/llms.txt\n\nFrom [Dover](/docs/fares.md).\n');
  const [name = '', operation] = Object.entries(files).find(([href]) => href.startsWith('/api-reference/')) ?? [];
  expect(files['/fares.md']).toBe(
    `# Own heading\n\nAll pages: /docs/llms.txt\n\n\`GET /fares\`\n\nEvery fare.\n\n[List fares](/docs${name})\n`,
  );
  expect(operation).toMatch(/^# List fares\n\nAll pages: \/docs\/llms.txt\n\n`GET \/fares`\n\nEvery \*fare\*\./);
});
