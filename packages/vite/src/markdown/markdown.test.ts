import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createApiRenderer } from '../api/api-renderer.ts';
import { createSiteStore } from '../site/site-store.ts';
import { findMarkdownPage } from './find-markdown-page.ts';
import { listMarkdownFiles } from './list-markdown-files.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const SPEC = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  paths: { '/fares': { get: { summary: 'List fares', description: 'Every *fare*.', responses: { 200: { description: 'Fine' } } } } },
});

function open(contextual: object | undefined): ReturnType<typeof createSiteStore> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-markdown-'));
  roots.push(root);
  const config = {
    theme: 'mint',
    name: 'Ferry',
    colors: { primary: '#112233' },
    variables: { port: 'Dover' },
    contextual,
    navigation: { groups: [{ group: 'All', pages: ['index', 'fares', 'api.json GET /fares'] }] },
  };
  writeFileSync(path.join(root, 'docs.json'), JSON.stringify(config));
  writeFileSync(path.join(root, 'index.mdx'), '---\ntitle: Home\ndescription: Where it begins\n---\n\nFrom {{port}}.\n');
  writeFileSync(path.join(root, 'fares.mdx'), '# Own heading\n');
  writeFileSync(path.join(root, 'api.json'), SPEC);
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}

async function list(contextual: object | undefined): Promise<Record<string, string>> {
  const files = await listMarkdownFiles({ store: open(contextual), apiRenderer: createApiRenderer(), prefix: 'docs/' });
  return Object.fromEntries(files.map(({ fileName, content }) => [fileName, String(content)]));
}

it('is written for every page, as its author wrote it, with its title and what an API says', async () => {
  const files = await list({ options: ['copy'] });
  expect(files['docs/index.md']).toBe('# Home\n\n> Where it begins\n\nFrom Dover.\n');
  expect(files['docs/fares.md']).toBe('# Fares\n\n# Own heading\n');
  const [, operation] = Object.entries(files).find(([name]) => name.startsWith('docs/api-reference/')) ?? [];
  expect(operation).toMatch(/^# List fares\n\n`GET \/fares`\n\nEvery \*fare\*\./);
});

it('is there only where the menu leads to it', async () => {
  expect(await list(undefined)).toEqual({});
  expect(await list({ options: [{ title: 'Ask us', href: 'https://a.test' }] })).toEqual({});
  const site = open({ options: ['view'] }).site();
  expect(['/index.md', '/fares.md', '/fares', '/lost.md'].map((one) => findMarkdownPage(site, one)?.href)).toEqual([
    '/',
    '/fares',
    undefined,
    undefined,
  ]);
  expect(findMarkdownPage(open(undefined).site(), '/fares.md')).toBeUndefined();
});
