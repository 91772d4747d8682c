import { readFileSync } from 'node:fs';
import { parseConfig } from '@octavo/core';
import { expect, test } from 'vitest';
import { writeConfigPages } from './write-config-pages.ts';
import { writeComponentPages } from './write-component-pages.ts';
import { writeCodePages, writeExportPages, writeExtensionPages, writeStylePage } from './write-code-pages.ts';
import { writeCommandsPage, writeFrontmatterPage, writeOptionsPage } from './write-field-list.ts';

/** `-u` writes the pages anew. */
async function holdPages(pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(pages)) await expect(text).toMatchFileSnapshot(`../../packages/docs/reference/${file}`);
}

test('every field of docs.json is described and shown, in both shapes', async () => {
  const { pages, lacks } = writeConfigPages();
  expect(lacks).toEqual([]);
  await holdPages(pages);
});

test.each(['classic', 'current'])('the %s example of docs.json is a config without a mistake', (shape) => {
  const samples = JSON.parse(readFileSync(new URL(`examples/${shape}.json`, import.meta.url), 'utf8')) as unknown[];
  expect(samples.flatMap((sample) => parseConfig(JSON.stringify(sample), 'docs.json').diagnostics)).toEqual([]);
});

test('every component and every prop is described and shown', async () => {
  const { pages, lacks } = await writeComponentPages();
  expect(lacks).toEqual([]);
  await holdPages(pages);
});

test.each([writeFrontmatterPage, writeCommandsPage, writeOptionsPage])('%o: every name is described and shown', async (write) => {
  const { file, text, lacks } = write();
  expect(lacks).toEqual([]);
  await holdPages({ [file]: text });
});

test('codes, the extension interface, exports and tokens are those of the code', async () => {
  const [extension, style] = [writeExtensionPages(), writeStylePage()];
  expect([...extension.lacks, ...style.lacks]).toEqual([]);
  const pages = { ...writeCodePages(), ...extension.pages, ...writeExportPages(), ...style.pages };
  expect(Object.keys(pages)).toContain('codes/site.mdx');
  await holdPages(pages);
});
