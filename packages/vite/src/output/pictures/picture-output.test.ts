import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Site } from '@octavo/core';
import { createLogger } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createOutputSite, createTestSource } from '../output-fixture.ts';
import type { Output } from '../output.ts';
import { createPictureOutput } from './picture-output.ts';
import { readListed } from '../../extension/read-listed.ts';

/** A project in a folder of its own, with the library or without, and what it says in a log. */
function createProject(site: Site, { hasLibrary = true }: { hasLibrary?: boolean } = {}): { output: Output; log: string[]; root: string } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'package.json'), '{ "dependencies": {} }');
  if (hasLibrary) {
    mkdirSync(path.join(root, 'node_modules/@takumi-rs'), { recursive: true });
    symlinkSync(
      path.resolve(import.meta.dirname, '../../../node_modules/@takumi-rs/core'),
      path.join(root, 'node_modules/@takumi-rs/core'),
      'junction',
    );
  }
  const log: string[] = [];
  const logger = { ...createLogger('silent'), info: (text: string) => void log.push(text) };
  const vite = { root, cacheDir: path.join(root, 'cache'), command: 'build', logger } as const;
  const store = { root, site: () => site, locate: () => ({ trail: [] }), findAsset: () => undefined };
  return { output: createPictureOutput({ store, vite }), log, root };
}

const config = { navigation: [{ group: 'Start', pages: ['a', 'b'] }] };

async function listHrefs(output: Output, site: Site): Promise<string[]> {
  return (await readListed(output.list(site, createTestSource()))).map(({ href }) => href);
}

test('each page has a picture that its document names, unless its author gives one', async () => {
  const site = createOutputSite(config, { 'a.md': '# A page', 'b.md': '---\ntitle: B\n"og:image": /b.png\n---\n' });
  const { output } = createProject(site);
  expect(await listHrefs(output, site)).toEqual(['/a.og.png']);
  const [file] = await readListed(output.list(site, createTestSource()));
  const png = (await file?.read()) as Uint8Array;
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  // Kept by its content.
  expect(Buffer.from((await file?.read()) as Uint8Array).equals(png)).toBe(true);
  const page = site.pages['/a'];
  const tags = page && output.head?.(page, site, createTestSource({ toUrl: (href) => `https://ferry.test${href}` }));
  expect(tags?.map(({ attributes }) => attributes?.['content'])).toEqual([
    'https://ferry.test/a.og.png',
    '1200',
    '630',
    'summary_large_image',
  ]);
  expect(await output.find?.('/a.og.png')).toMatchObject({ type: 'image/png' });
  expect(await output.find?.('/b.og.png')).toBeUndefined();
});

test('a page in a script that no font at hand can write has none', async () => {
  const site = createOutputSite(config, { 'a.md': '# \u{13080}', 'b.md': '# B' });
  expect(await listHrefs(createProject(site).output, site)).toEqual(['/b.og.png']);
});

test('a build without the library says once how to get pictures, if a page would have one', async () => {
  const site = createOutputSite(config, { 'a.md': '# A', 'b.md': '# B' });
  const { output, log } = createProject(site, { hasLibrary: false });
  await output.prepare?.(site, createTestSource());
  expect(await listHrefs(output, site)).toEqual([]);
  expect(log).toEqual([expect.stringContaining('install @takumi-rs/core')]);
  const own = createOutputSite({ ...config, metadata: { 'og:image': '/all.png' } }, { 'a.md': '# A' });
  const quiet = createProject(own, { hasLibrary: false });
  await quiet.output.prepare?.(own, createTestSource());
  expect(quiet.log).toEqual([]);
});
