import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './create-index.ts';
import { loadEngine } from './load-engine.ts';
import type { IndexFile } from './run-pagefind.ts';
import type { SearchRecord } from './search-record.ts';

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

  it('holds the words of titles and headings', async () => {
    const vocabulary = (await createSearchIndex(RECORDS)).find(({ path }) => path === 'vocabulary.txt');
    expect(new TextDecoder().decode(vocabulary?.content)).toBe('page');
  });
});

describe('loadEngine', () => {
  it('is a module that opens indexes', async () => {
    expect(await loadEngine()).toMatch(/createInstance/);
  });
});

function hash(files: IndexFile[]): string {
  const sum = createHash('sha256');
  for (const { path, content } of files) sum.update(path).update('\0').update(content).update('\0');
  return sum.digest('hex');
}
