import { gunzipSync } from 'node:zlib';
import { readCbor } from './cbor.ts';
import type { CborReader } from './cbor.ts';
import { appendBytes, createBytes, writtenBytes } from './growing-bytes.ts';
import type { GrowingBytes } from './growing-bytes.ts';
import { createTerm } from './page-index.ts';
import type { PageIndex } from './page-index.ts';
import type { IndexFile } from './run-pagefind.ts';

/** What the content of each file that Pagefind compresses begins with. */
export const INDEX_MARK = 'pagefind_dcd';

/** An index of Pagefind's, page by page. */
export interface SplitIndex {
  /** Of the Pagefind that made it. */
  version: string;
  /** The names of the fields of pages, in the order of the numbers that the pages' words know them by. */
  fields: string[];
  /** By their addresses. */
  pages: ReadonlyMap<string, PageIndex>;
}

/** Takes an index of Pagefind's apart. Throws where it has another form than that of the Pagefind that this was written for. */
export function splitByPage(files: readonly IndexFile[]): SplitIndex {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const meta = files.find(({ path }) => path.endsWith('.pf_meta'));
  if (meta === undefined) throw new Error('Pagefind has made an index without a list of its pages.');
  const { version, fields, pages: listed } = readMeta(readCbor(unzip(meta.content)));
  const drafts = listed.map(({ hash, ...facts }): PageDraft => {
    const fragment = contents.get(`fragment/${hash}.pf_fragment`);
    if (fragment === undefined) throw new Error(`The search index has no fragment ${hash}.`);
    const { url, filters } = JSON.parse(Buffer.from(unzip(fragment)).toString()) as Pick<PageIndex, 'url' | 'filters'>;
    return { ...facts, url, filters, terms: [], lengths: [], places: createBytes(1024), fragment };
  });
  for (const { path, content } of files) if (path.endsWith('.pf_index')) readWords(unzip(content), drafts);
  const pages = drafts.map(({ places, ...page }): PageIndex => ({ ...page, places: writtenBytes(places) }));
  return { version, fields, pages: new Map(pages.map((page) => [page.url, page])) };
}

function unzip(content: Uint8Array): Uint8Array {
  const bytes = gunzipSync(content);
  if (bytes.toString('latin1', 0, INDEX_MARK.length) !== INDEX_MARK) throw new Error('A file of the search index has another beginning.');
  return bytes.subarray(INDEX_MARK.length);
}

/** Behind the pages stand the chunks of words, the files of filters, orders of pages (we have none), and the fields. */
function readMeta(reader: CborReader): { version: string; pages: ListedPage[]; fields: string[] } {
  expectArray(reader, META);
  const version = reader.text();
  const pages = times(reader.array(), () => {
    expectArray(reader, LISTED);
    return { hash: reader.text(), wordCount: reader.number(), mark: reader.text() };
  });
  for (const texts of [3, 2])
    times(reader.array(), () => {
      expectArray(reader, texts);
      times(texts, reader.text);
    });
  expectArray(reader, 0);
  return { version, pages, fields: times(reader.array(), reader.text) };
}

/** A page as the list of an index names it. */
interface ListedPage extends Pick<PageIndex, 'wordCount' | 'mark'> {
  hash: string;
}

/** How many items the list of an index has, and a page of it. */
export const [META, LISTED] = [6, 3];

/** A page whose words are not all read yet. */
interface PageDraft extends Omit<PageIndex, 'places'> {
  places: GrowingBytes;
}

function readWords(bytes: Uint8Array, pages: readonly PageDraft[]): void {
  const reader = readCbor(bytes);
  expectArray(reader, 1);
  times(reader.array(), () => {
    expectArray(reader, 3);
    const word = reader.text();
    readPlaces(reader, { bytes, pages, term: createTerm(word) });
    times(reader.array(), () => {
      expectArray(reader, 2);
      readPlaces(reader, { bytes, pages, term: createTerm(word, reader.text()) });
    });
  });
  if (!reader.isAtEnd) throw new Error('A chunk of the search index holds more than words.');
}

/** Pages are counted from the one before; behind its number stand a word's places in the text of a page, and in its fields. */
function readPlaces(reader: CborReader, { bytes, pages, term }: { bytes: Uint8Array; pages: readonly PageDraft[]; term: string }): void {
  let index = 0;
  times(reader.array(), () => {
    expectArray(reader, PLACES);
    index += reader.number();
    const from = reader.at;
    reader.skipNumbers();
    reader.skipNumbers();
    const { terms, lengths, places } = at(pages, index);
    terms.push(term);
    lengths.push(reader.at - from);
    appendBytes(places, { bytes, from, end: reader.at });
  });
}

/** How many items an entry of a word has: the page, and the two lists of places. */
export const PLACES = 3;

function expectArray(reader: CborReader, length: number): void {
  const found = reader.array();
  if (found !== length) throw new Error(`The search index has ${found} items where ${length} were looked for.`);
}

function at(pages: readonly PageDraft[], index: number): PageDraft {
  const page = pages[index];
  if (page === undefined) throw new Error(`The search index has no page ${index}.`);
  return page;
}

function times<Result>(count: number, run: () => Result): Result[] {
  return Array.from({ length: count }, run);
}
