import { hash } from 'node:crypto';
import { createVocabularies } from './create-vocabularies.ts';
import { compressIndex, joinIndex } from './join-index.ts';
import { packPageIndex, unpackPageIndex } from './page-index.ts';
import type { PageIndex } from './page-index.ts';
import { renderRecord } from './render-record.ts';
import { runPagefind } from './run-pagefind.ts';
import type { IndexFile } from './run-pagefind.ts';
import type { SearchRecord } from './search-record.ts';
import { splitByPage } from './split-by-page.ts';
import type { SplitIndex } from './split-by-page.ts';

/** What earlier indexes came to, by what it was made from. */
export interface KeptIndexes {
  find(key: string): Uint8Array | undefined;
  keep(key: string, content: Uint8Array): void;
  /** Makes what was found and kept in this run the last one's. */
  finish(): void;
}

/** Nothing is kept. */
const NONE: KeptIndexes = { find: () => undefined, keep: () => undefined, finish: () => undefined };

const ENTRY = 'pagefind-entry.json';

/** Pagefind's program for our pages: the others are for dialogs of others, and for languages that no record is in. */
const PROGRAM = 'wasm.en.pagefind';

/** Pages that are indexed together. For 1,000 of 7 kB at once Pagefind takes 350 MB. */
const GROUP = 200;

/** Numbers of fields are those of all fields that any record has: it is indexed with every page, and left out. */
const ALL_FIELDS: SearchRecord = {
  href: 'all-fields',
  title: 'a',
  description: 'a',
  keywords: ['a'],
  trail: ['a'],
  division: 'a',
  sections: [],
  filters: {},
};

/** Makes the index of a site's records: the same records give the same files. Pages whose records are kept are not indexed again. */
export async function createSearchIndex(records: readonly SearchRecord[], kept: KeptIndexes = NONE): Promise<IndexFile[]> {
  const pages = records.map((record) => {
    const content = renderRecord(record);
    return { url: record.href, content, key: hash('sha256', `${record.href}\0${content}`) };
  });
  const known = new Map(pages.map(({ key }) => [key, kept.find(key)]));
  const missing = pages.filter(({ key }) => known.get(key) === undefined);
  const { files: made, version, fields, found } = await indexInGroups(missing);
  let count = 0;
  /** One page after the other: the memory need not hold them all. */
  const readAll = function* (): Iterable<PageIndex> {
    for (const { key, url } of pages) {
      const before = known.get(key);
      const bytes = before ?? found.get(url);
      // Nothing on it is a word: no search finds it.
      if (bytes === undefined) continue;
      count += 1;
      if (before === undefined) kept.keep(key, bytes);
      yield unpackPageIndex(bytes);
    }
  };
  const compress = (content: Uint8Array): Uint8Array => {
    const key = hash('sha256', content);
    const before = kept.find(key);
    if (before !== undefined) return before;
    const packed = compressIndex(content);
    kept.keep(key, packed);
    return packed;
  };
  const joined = joinIndex(readAll(), { version, fields, compress });
  kept.finish();
  const entry = { ...readEntry(made), languages: { en: { hash: joined.hash, wasm: 'en', page_count: count } } };
  return [
    ...joined.files,
    ...made.filter(({ path }) => path === PROGRAM),
    { path: ENTRY, content: toBytes(JSON.stringify(entry)) },
    ...[...createVocabularies(records)].map(([path, text]) => ({ path, content: toBytes(text) })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** What Pagefind made of some pages. */
interface GroupedIndex extends Pick<SplitIndex, 'version' | 'fields'> {
  /** What it gives whatever the pages are, among files of the last group. */
  files: IndexFile[];
  /** The pages that it has indexed, packed, by their addresses. */
  found: ReadonlyMap<string, Uint8Array>;
}

/** Has Pagefind index pages, one group after the other: until the end of a group its process holds all that it was given. */
async function indexInGroups(pages: readonly { url: string; content: string }[]): Promise<GroupedIndex> {
  const found = new Map<string, Uint8Array>();
  for (let at = 0; ; at += GROUP) {
    const files = await runPagefind([{ url: ALL_FIELDS.href, content: renderRecord(ALL_FIELDS) }, ...pages.slice(at, at + GROUP)]);
    const { version, fields, pages: indexed } = splitByPage(files);
    for (const page of indexed.values()) found.set(page.url, packPageIndex(page));
    if (at + GROUP >= pages.length) return { files, version, fields, found };
  }
}

/** What the index says of itself, beside what it holds. */
function readEntry(files: readonly IndexFile[]): object {
  const entry = files.find(({ path }) => path === ENTRY);
  if (entry === undefined) throw new Error(`Pagefind did not return ${ENTRY}.`);
  return JSON.parse(Buffer.from(entry.content).toString());
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
