import { createSite, parseConfig, readPage } from '@octavo/core';
import type { Site } from '@octavo/core';
import type { Output, OutputSource } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** A site of tests: what its config says, and its pages by their files. */
export function createOutputSite(config: object, files: Readonly<Record<string, string>>): Site {
  const parsed = parseConfig(JSON.stringify({ name: 'Ferry', ...config }), 'docs.json').config;
  if (parsed === undefined) throw new Error('The config of a test must parse.');
  return createSite({ config: parsed, pages: Object.entries(files).map(([file, text]) => readPage(text, file).page) });
}

/** What the outputs of a test read from; the text of a page is its address. */
export function createTestSource(parts: Partial<OutputSource> = {}): OutputSource {
  return {
    base: '/',
    toUrl: (href) => href,
    readChanges: () => ({ find: () => Promise.resolve(undefined) }),
    readBody: () => '',
    readMarkdown: ({ title }) => Promise.resolve(`# ${title}\n`),
    ...parts,
  };
}

/** The files of an output, read, by their addresses. */
export async function readOutput(output: Output, { site, source }: { site: Site; source: OutputSource }): Promise<Record<string, string>> {
  const files = await readListed(output.list(site, source));
  return Object.fromEntries(await Promise.all(files.map(async ({ href, read }) => [href, String(await read())] as const)));
}
