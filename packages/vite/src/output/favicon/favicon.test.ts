import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, onTestFinished, test } from 'vitest';
import { createOutputSite, createTestSource } from '../output-fixture.ts';
import type { Output, OutputFile } from '../output.ts';
import { createFaviconOutput } from './favicon-output.ts';
import { readListed } from '../../extension/read-listed.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#4338ca"/></svg>';
const source = createTestSource({ base: '/docs' });

/** The output of a project with these files, and with the library or without. */
function createProject(files: Readonly<Record<string, string | Uint8Array>>, { favicon = '/icon.svg', hasLibrary = true } = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-favicon-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ 'package.json': '{}', ...files })) writeFileSync(path.join(root, name), content);
  if (hasLibrary) {
    mkdirSync(path.join(root, 'node_modules/@takumi-rs'), { recursive: true });
    symlinkSync(
      path.resolve(import.meta.dirname, '../../../node_modules/@takumi-rs/core'),
      path.join(root, 'node_modules/@takumi-rs/core'),
      'junction',
    );
  }
  const site = createOutputSite({ favicon, description: 'Timetables', navigation: ['a'] }, { 'a.md': '# A' });
  const output = createFaviconOutput({
    store: { root, site: () => site },
    vite: { root, cacheDir: path.join(root, 'cache') },
    findAuthored: (href) => (Object.hasOwn(files, href.slice(1)) ? path.join(root, href) : undefined),
  });
  return { site, output };
}

async function readAll({ site, output }: ReturnType<typeof createProject>): Promise<Record<string, Uint8Array>> {
  const list: OutputFile[] = await readListed(output.list(site, source));
  return Object.fromEntries(await Promise.all(list.map(async ({ href, read }) => [href, (await read()) as Uint8Array] as const)));
}

function listLinks({ site, output }: { site: ReturnType<typeof createOutputSite>; output: Output }): string[] {
  const [page] = Object.values(site.pages);
  const tags = page && output.head?.(page, site, source);
  return (tags ?? []).map(({ attributes }) => `${attributes?.['rel']} ${attributes?.['href']}`);
}

test('an SVG becomes icons of all sizes and a manifest, which the head names', async () => {
  const project = createProject({ 'icon.svg': SVG });
  const { '/favicon.ico': ico = new Uint8Array(), '/site.webmanifest': manifest, ...pngs } = await readAll(project);
  expect(
    imageSize(ico)
      .images?.map(({ width }) => width)
      .toSorted((a, b) => a - b),
  ).toEqual([16, 32, 48]);
  expect(Object.entries(pngs).map(([href, png]) => `${href} ${imageSize(png).type} ${imageSize(png).width}`)).toEqual([
    '/apple-touch-icon.png png 180',
    '/icon-192.png png 192',
    '/icon-512.png png 512',
    '/icon-maskable-512.png png 512',
  ]);
  const { name, start_url: start, icons } = JSON.parse(String(manifest));
  expect({ name, start }).toEqual({ name: 'Ferry', start: '/docs/' });
  expect(icons).toEqual([
    { src: '/docs/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/docs/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/docs/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/docs/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ]);
  expect(listLinks(project)).toEqual([
    'icon /docs/favicon.ico',
    'apple-touch-icon /docs/apple-touch-icon.png',
    'manifest /docs/site.webmanifest',
  ]);
});

test('a PNG becomes no icon that is larger than it is', async () => {
  const { '/icon-192.png': png = '' } = await readAll(createProject({ 'icon.svg': SVG }));
  const files = await readAll(createProject({ 'icon.png': png }, { favicon: 'icon.png' }));
  expect(Object.keys(files)).toEqual(['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/site.webmanifest']);
});

test.each([
  ['without the library', () => createProject({ 'icon.svg': SVG }, { hasLibrary: false })],
  ['of letters', () => createProject({ 'icon.svg': SVG.replace('<circle', '<text>A</text><circle') })],
  ['that is not there', () => createProject({})],
  ['of another site', () => createProject({}, { favicon: 'https://a.test/icon.svg' })],
])('a favicon %s is served as it is', async (_, create) => {
  const project = create();
  expect(await readAll(project)).toEqual({});
  expect(listLinks(project)).toEqual([]);
});

test("the author's own manifest is named in place of ours", async () => {
  const project = createProject({ 'icon.svg': SVG, 'manifest.json': '{}' });
  expect(Object.keys(await readAll(project))).not.toContain('/site.webmanifest');
  expect(listLinks(project)).toContain('manifest /docs/manifest.json');
});
