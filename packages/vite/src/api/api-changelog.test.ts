import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { checkOrphans } from '@octavo/core/internal';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-changelog-'));
  write('index.mdx', '---\ntitle: Home\n---\n');
  write('v1.yaml', createSpec('1.0', '/routes'));
  write('v2.yaml', createSpec('2.0', '/routes'));
  writeConfig(['v1.yaml', 'v2.yaml']);
});

afterEach(() => rmSync(root, { recursive: true }));

test('versions have a page with a feed, which follows their files and the config', () => {
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(store.site().pages['/api-changelog']).toMatchObject({ title: 'API changelog', frontmatter: { rss: true } });
  expect(readChangelog(store)).toContain('No changes.');

  write('v2.yaml', createSpec('2.0', '/lines'));
  expect(store.update(path.join(root, 'v2.yaml'))).toBe(true);
  expect(readChangelog(store)).toContain('### `GET /routes`\n\n- **Breaking:** removed');

  write('v3.yaml', createSpec('3.0', '/lines'));
  writeConfig(['v1.yaml', 'v2.yaml', 'v3.yaml']);
  store.update(path.join(root, 'docs.json'));
  expect([...readChangelog(store).matchAll(/label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['2.0 to 3.0', '1.0 to 2.0']);
});

test('of a page that no navigation names it is said once, and at no file', () => {
  const config = { theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation: { pages: ['index'] } };
  write('docs.json', JSON.stringify({ ...config, api: { changelog: ['v1.yaml', 'v2.yaml'] } }));
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(store.diagnostics()).toEqual([]);
  expect(checkOrphans(store.site(), undefined)).toEqual([
    {
      code: 'site/orphan-page',
      severity: 'info',
      message: 'Unreachable page `/api-changelog` of `api.changelog`: no navigation entry, link or redirect leads to it.',
      hint: 'Add it to the navigation.',
    },
  ]);
});

test('each language whose navigation names it has a page in its words', () => {
  write('v2.yaml', createSpec('2.0', '/lines'));
  write('fr/index.mdx', '---\ntitle: Accueil\n---\n');
  write('de/index.mdx', '---\ntitle: Start\n---\n');
  const languages = [
    { language: 'de', pages: ['de/index', 'api-changelog'] },
    { language: 'fr', pages: ['fr/index', 'fr/api-changelog'] },
    { language: 'en', pages: ['index'] },
  ];
  const api = { changelog: ['v1.yaml', 'v2.yaml'] };
  write('docs.json', JSON.stringify({ theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation: { languages }, api }));
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(store.site().pages['/api-changelog']).toMatchObject({ title: 'Änderungen der API' });
  expect(readChangelog(store)).toContain('- **Inkompatibel:** entfernt. Clients, die sich darauf verlassen, schlagen fehl.');
  expect(store.readText('fr/api-changelog.mdx')).toContain('supprimé. Les clients qui en dépendent échouent.');
  expect(Object.keys(store.site().pages)).not.toContain('/en/api-changelog');
  expect(store.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('versions, and what they refer to, are neither published nor reported for it', () => {
  const shared = { $ref: './shared.yaml#/Route' };
  const spec = { ...JSON.parse(createSpec('1.0', '/routes')), components: { schemas: { Route: shared } } };
  const response = { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Route' } } } };
  write('v1.yaml', JSON.stringify({ ...spec, paths: { '/routes': { get: { responses: { 200: response } } } } }));
  write('shared.yaml', 'Route: { type: object }\n');
  write('stranger.yaml', 'a: 1\n');
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(store.diagnostics().filter(({ code }) => code === 'site/not-published')).toMatchObject([
    { message: 'Not published, since nothing refers to them: stranger.yaml.' },
  ]);
  expect(store.findAsset('/v1.yaml')).toBeUndefined();
});

test('a version that cannot be read is told, and the page made of the others', () => {
  writeConfig(['v1.yaml', 'lost.yaml', 'v2.yaml']);
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(readChangelog(store)).toContain('label="1.0 to 2.0"');
  expect(store.diagnostics().filter(({ code }) => code === 'openapi/unreadable')).toMatchObject([
    { severity: 'error', message: 'lost.yaml cannot be read. The file does not exist.' },
  ]);
});

test('what an overlay of the newest version removes is in no list of changes, and an edit of the overlay shows', () => {
  const overlay = (target: string): string =>
    JSON.stringify({
      overlay: '1.0.0',
      info: { title: 'Public', version: '1' },
      extends: './v2.yaml',
      actions: [{ target, remove: true }],
    });
  const both = { ...JSON.parse(createSpec('2.0', '/lines')), paths: { '/lines': { get: {} }, '/secret': { get: {} } } };
  write('v2.yaml', JSON.stringify(both));
  write('public.yaml', overlay("$.paths['/secret']"));
  writeConfig(['v1.yaml', 'v2.yaml'], ['public.yaml']);
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(readChangelog(store)).toContain('`GET /lines`');
  expect(readChangelog(store)).not.toContain('secret');

  write('public.yaml', overlay("$.paths['/lines']"));
  expect(store.update(path.join(root, 'public.yaml'))).toBe(true);
  expect(readChangelog(store)).toContain('`GET /secret`');
  expect(readChangelog(store)).not.toContain('/lines');

  // One that applied to nothing is followed, too.
  write('public.yaml', overlay("$.paths['/secret']").replace('v2.yaml', 'lost.yaml'));
  store.update(path.join(root, 'public.yaml'));
  expect(readChangelog(store)).toContain('`GET /secret`');
  write('public.yaml', overlay("$.paths['/secret']"));
  expect(store.update(path.join(root, 'public.yaml'))).toBe(true);
  expect(readChangelog(store)).not.toContain('secret');
});

test('versions and overlays at addresses are compared once they have arrived', async () => {
  const files: Record<string, string> = {
    '/v2.yaml': createSpec('2.0', '/lines').replace('"paths":{', '"paths":{"/secret":{"get":{}},'),
    '/public.yaml': '{"overlay":"1.0.0","extends":"./v2.yaml","actions":[{"target":"$.paths[\'/secret\']","remove":true}]}',
  };
  const server = createServer(({ url = '' }, response) => void response.end(files[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  writeConfig(['v1.yaml', `${origin}/v2.yaml`], [`${origin}/public.yaml`]);
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  expect(store.diagnostics().filter(({ code }) => code === 'openapi/unreadable')).toEqual([]);
  await store.settle();
  expect(readChangelog(store)).toContain('`GET /lines`');
  expect(readChangelog(store)).not.toContain('secret');
  await new Promise((resolve) => server.close(resolve));
});

test.each(['</Update>', '{process.exit()}', '`{a}``<b`', "`'{", '\\`{x}', '*/}<!--', '"}{'])(
  'a file that says %o makes no markup',
  async (text) => {
    write(
      'v2.yaml',
      JSON.stringify({ openapi: '3.1.0', info: { title: text, version: text }, paths: { [`/${text}`]: { get: { responses: {} } } } }),
    );
    const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
    const body = readChangelog(store).replace(/^---[\s\S]*?\n---\n/, '');
    const kinds: string[] = [];
    await compile(body, { remarkPlugins: [() => (tree) => void kinds.push(...(JSON.stringify(tree).match(/"mdx\w+"/g) ?? []))] });
    expect(kinds).toEqual(['"mdxJsxFlowElement"', '"mdxJsxAttribute"', '"mdxJsxAttribute"']);
  },
);

function readChangelog(store: SiteStore): string {
  store.site();
  return store.readText('api-changelog.mdx');
}

function writeConfig(changelog: string[], overlays: string[] = []): void {
  const navigation = { groups: [{ group: 'Start', pages: ['index', 'api-changelog'] }] };
  write(
    'docs.json',
    JSON.stringify({ theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation, api: { changelog, overlays } }),
  );
}

function createSpec(version: string, at: string): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version }, paths: { [at]: { get: { responses: {} } } } });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
