import { Readable } from 'node:stream';
import { createSite, parseConfig, readPage } from '@octavo/core';
import type { Site } from '@octavo/core';
import { expect, it } from 'vitest';
import { createOutputFinder } from './create-output-finder.ts';
import type { GivenOutput, Output, OutputContent, OutputSource } from './output.ts';
import { prepareOutputs } from './prepare-outputs.ts';
import { writeOutputs } from './write-outputs.ts';

const SOURCE: OutputSource = {
  base: '/',
  toUrl: (href) => href,
  readChanges: () => ({ find: () => Promise.resolve(undefined) }),
  readBody: () => '',
  readMarkdown: () => Promise.resolve(''),
};

function createEmptySite(): Site {
  const { config } = parseConfig('{"name":"A","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The config must parse.');
  return createSite({ config, pages: [] });
}

function createOutput(name: string, content: () => OutputContent): Output {
  return { name, list: () => [{ href: `/${name}.txt`, type: 'text/plain', read: content }] };
}

it('one that fails is told by its name, and the others are written', async () => {
  const broken: Output = { name: 'map', list: () => Promise.reject(new Error('no names')), hint: 'Name one.' };
  const unreadable = createOutput('b', () => {
    throw new Error('no text');
  });
  const written: string[] = [];
  const found = await writeOutputs([createOutput('a', () => 'A'), unreadable, broken, createOutput('%23', () => Readable.from(['x']))], {
    site: createEmptySite(),
    source: SOURCE,
    write: (fileName) => void written.push(fileName),
  });
  expect(written).toEqual(['a.txt', '#.txt']);
  expect(found).toEqual([
    { code: 'output/failed', severity: 'error', message: 'Could not write /b.txt (b): no text' },
    { code: 'output/failed', severity: 'error', message: 'Could not write the map: no names', hint: 'Name one.' },
  ]);
});

it('ends the build where the disk takes no more: what is written without a file is not whole', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const write = (): void => {
    throw full;
  };
  await expect(writeOutputs([createOutput('a', () => 'A')], { site: createEmptySite(), source: SOURCE, write })).rejects.toBe(full);
});

it('is listed once for each state of the site, and a folder of its own is asked for nothing else', async () => {
  let site = createEmptySite();
  let lists = 0;
  const asked: string[] = [];
  const counted: Output = { name: 'count', list: () => ((lists += 1), [{ href: '/a.txt', type: 'text/plain', read: () => `${lists}` }]) };
  const index: Output = { name: 'index', folder: '/index/', list: () => [], find: (href) => (asked.push(href), undefined) };
  const find = createOutputFinder(() => [index, counted], { site: () => site, source: SOURCE });
  expect(await find('/a.txt')).toMatchObject({ href: '/a.txt' });
  expect(await find('/b.txt')).toBeUndefined();
  expect(lists).toBe(1);
  site = createEmptySite();
  await find('/a.txt');
  expect(lists).toBe(2);
  expect(await find('/index/x')).toBe('missing');
  expect(asked).toEqual(['/index/x']);
});

it('prepares outputs side by side, and tells which could not be', async () => {
  const steps: string[] = [];
  const outputs = ['a', 'b'].map((name) => ({
    ...createOutput(name, () => name),
    async prepare() {
      steps.push(`${name} begins`);
      await Promise.resolve();
      if (name === 'a') throw new Error('No ink.');
      steps.push(`${name} ends`);
    },
  }));
  const found = await prepareOutputs(outputs, { site: createEmptySite(), source: SOURCE });
  expect(steps).toEqual(['a begins', 'b begins', 'b ends']);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('No ink.')]);
});

it('a file of an extension at the address of a page, or of a folder of pages, is an error that names both', async () => {
  const module = { url: 'file:///a.ts', file: '/a.ts', name: 'a', hash: '', components: [] };
  const files = ['/guides', '/guides/code', '/guides/code.txt'].map((href) => ({ href, type: 'text/plain', read: () => href }));
  const empty = createEmptySite();
  const { config } = parseConfig('{"name":"A","navigation":["guides/code"]}', 'docs.json');
  const site = createSite({ config: config ?? empty.config, pages: [readPage('', 'guides/code.mdx').page] });
  const written: string[] = [];
  const found = await writeOutputs([{ name: 'a', module, list: () => files }], {
    site,
    source: SOURCE,
    write: (fileName) => void written.push(fileName),
  });
  expect(written).toEqual(['guides/code.txt']);
  expect(found).toMatchObject(
    ['/guides', '/guides/code'].map((href) => ({ code: 'extension/conflict', message: expect.stringContaining(`\`${href}\``) })),
  );
});

it('two extensions at one address are an error that names both; where one is ours, that of the extension is written', async () => {
  const [own, first, other] = ['ours', 'first', 'other'].map((text) => ({ ...createOutput('map', () => text), name: text }));
  if (own === undefined || first === undefined || other === undefined) throw new Error('There are three.');
  const given = (output: Output): GivenOutput => {
    const module = { url: `file:///${output.name}.ts`, file: `/${output.name}.ts`, name: output.name, hash: '', components: [] };
    return { ...output, module };
  };
  const written: OutputContent[] = [];
  const found = await writeOutputs([given(first), given(other), own], {
    site: createEmptySite(),
    source: SOURCE,
    write: (_fileName, content) => void written.push(content),
  });
  expect(written).toEqual(['first']);
  expect(found).toMatchObject([{ code: 'extension/conflict', severity: 'error', file: '/other.ts' }]);
  expect(found[0]?.message).toBe('The extensions `first` and `other` both define the file `/map.txt`; the first one is used.');
});
