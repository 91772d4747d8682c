import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './create-index.ts';
import type { KeptIndexes } from './create-index.ts';
import { loadEngine } from './load-engine.ts';
import { createTerm } from './page-index.ts';
import type { IndexFile } from './run-pagefind.ts';
import type { SearchRecord } from './search-record.ts';
import { splitByPage } from './split-by-page.ts';

const RECORDS: SearchRecord[] = Array.from({ length: 40 }, (_, number) => ({
  href: `/page-${number}`,
  title: `Page ${number} <b>`,
  description: 'About "routes" & 路线规划',
  trail: ['Guides'],
  sections: [{ id: 'set-up', heading: `Set up ${number}`, text: `Text ${number}`, code: 'const a = 1 < 2;' }],
  filters: { version: number % 2 === 0 ? ['v1', 'v2'] : ['v2'] },
}));

describe('createSearchIndex', () => {
  it('gives the same bytes for the same records, and only the files that are asked for', async () => {
    const [first, second] = [await createSearchIndex(RECORDS), await createSearchIndex(RECORDS)];
    expect(hash(first)).toBe(hash(second));
    expect(first.some(({ path }) => /\.(?:js|css)$/.test(path))).toBe(false);
    expect(first.filter(({ path }) => path.startsWith('wasm.')).map(({ path }) => path)).toEqual(['wasm.en.pagefind']);
    expect(first.filter(({ path }) => path.startsWith('fragment/'))).toHaveLength(40);
  });

  it('makes an index of nothing', async () => {
    expect((await createSearchIndex([])).map(({ path }) => path)).toContain('pagefind-entry.json');
  });

  it('finds a page without a text by its title, and leaves out one without a word', async () => {
    const empty = { trail: [], sections: [], filters: {} };
    const files = await createSearchIndex([
      { href: '/boom', title: 'Boom', ...empty },
      { href: '/-', title: '—', ...empty, sections: [{ id: '', heading: '', text: '', code: '' }] },
    ]);
    expect([...splitByPage(files).pages.keys()]).toEqual(['/boom']);
  });

  it('holds the words of titles and headings', async () => {
    const vocabulary = (await createSearchIndex(RECORDS)).find(({ path }) => path === 'vocabulary.txt');
    expect(new TextDecoder().decode(vocabulary?.content)).toBe('page');
  });
});

describe('createSearchIndex with an earlier index', () => {
  it('gives the bytes of an index from nothing, and indexes what has changed', async () => {
    const { kept, keys } = createMemory();
    await createSearchIndex(RECORDS, kept);
    const before = keys().length;
    const edited = RECORDS.map((record, index) => (index === 7 ? { ...record, title: 'Crème', keywords: ['brûlée'] } : record));
    for (const records of [edited, edited.slice(3), edited.toReversed(), RECORDS])
      expect(hash(await createSearchIndex(records, kept))).toBe(hash(await createSearchIndex(records)));
    await createSearchIndex(edited, kept);
    expect(keys().filter(({ isPage }) => isPage)).toHaveLength(RECORDS.length + 1);
    expect(before).toBeGreaterThan(RECORDS.length);
  });

  it('holds of each page what Pagefind found in it', async () => {
    const edited = RECORDS.map((record) => ({
      ...record,
      sections: [{ id: 'a', heading: 'Crème', text: 'Creme 路线规划', code: 'crème' }],
    }));
    const joined = await createSearchIndex(edited);
    const alone = splitByPage(await createSearchIndex(edited.slice(12, 13))).pages.get('/page-12');
    const { pages, fields } = splitByPage(joined);
    expect(fields).toEqual(['description', 'division', 'keywords', 'title', 'trail']);
    expect([...pages.keys()]).toEqual(edited.map(({ href }) => href));
    expect(pages.get('/page-12')).toEqual(alone);
    expect(alone?.terms).toEqual(expect.arrayContaining(['creme', createTerm('creme', 'crème')]));
  });
});

describe('loadEngine', () => {
  it('is a module that opens indexes', async () => {
    expect(await loadEngine()).toMatch(/createInstance/);
  });
});

/** A memory in the place of the disk; contents of pages begin with the length of a header. */
function createMemory(): { kept: KeptIndexes; keys: () => { key: string; isPage: boolean }[] } {
  const contents = new Map<string, Uint8Array>();
  return {
    kept: { find: (key) => contents.get(key), keep: (key, content) => void contents.set(key, content), finish: () => undefined },
    keys: () => [...contents].map(([key, content]) => ({ key, isPage: content[0] === 0 })),
  };
}

function hash(files: IndexFile[]): string {
  const sum = createHash('sha256');
  for (const { path, content } of files) sum.update(path).update('\0').update(content).update('\0');
  return sum.digest('hex');
}
