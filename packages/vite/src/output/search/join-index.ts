import { hash } from 'node:crypto';
import { gzipSync } from 'fflate';
import { cborArray, cborNumber, cborText } from './cbor.ts';
import { createTermJoin } from './join-terms.ts';
import type { JoinedTerm } from './join-terms.ts';
import { parseTerm } from './page-index.ts';
import type { PageIndex } from './page-index.ts';
import type { IndexFile } from './run-pagefind.ts';
import { LISTED, INDEX_MARK, META } from './split-by-page.ts';

/** What an index is joined with. */
export interface IndexJoin {
  /** Of the Pagefind whose program reads it. */
  version: string;
  /** The names of the fields of pages, in the order of their numbers. */
  fields: readonly string[];
  /** Gives what was compressed before, or compresses it. */
  compress: (content: Uint8Array) => Uint8Array;
}

/** Bytes of a chunk of words, before it is compressed: what a reader fetches for a word. */
const CHUNK = 46_000;

/** Joins the indexes of pages, in the order of a site, to one that Pagefind reads: the same pages give the same files. Each page is looked at once. */
export function joinIndex(pages: Iterable<PageIndex>, { version, fields, compress }: IndexJoin): { files: IndexFile[]; hash: string } {
  const names = new Set<string>();
  const files: IndexFile[] = [];
  const store = (kind: 'fragment' | 'filter' | 'index', content: Uint8Array, packed: Uint8Array): string => {
    const name = nameContent(content, names);
    files.push({ path: `${kind}/${name}.pf_${kind}`, content: packed });
    return name;
  };
  const terms = createTermJoin();
  const filters: PagesOfFilters = new Map();
  const listed: Uint8Array[] = [];
  for (const page of pages) {
    terms.add(page);
    addFilters(filters, page, listed.length);
    const name = store('fragment', page.fragment, page.fragment);
    listed.push(Buffer.concat([cborArray(LISTED), cborText(name), cborNumber(page.wordCount), cborText(page.mark)]));
  }
  const chunks: (WordRange & { name: string })[] = [];
  for (const { content, ...range } of cutWords(listWords(terms.list()))) {
    chunks.push({ ...range, name: store('index', content, compress(content)) });
  }
  const stored: { filter: string; name: string }[] = [];
  for (const { filter, content } of writeFilters(filters)) stored.push({ filter, name: store('filter', content, compress(content)) });
  const meta = Buffer.concat([
    Buffer.from(INDEX_MARK),
    cborArray(META),
    cborText(version),
    ...list(listed, (page) => [page]),
    ...list(nameRanges(chunks), ({ from, to, name }) => [cborArray(3), cborText(from), cborText(to), cborText(name)]),
    ...list(stored, ({ filter, name }) => [cborArray(2), cborText(filter), cborText(name)]),
    cborArray(0),
    ...list(fields, (field) => [cborText(field)]),
  ]);
  const metaHash = `${LANGUAGE}_${hash('sha256', meta).slice(0, 10)}`;
  files.push({ path: `pagefind.${metaHash}.pf_meta`, content: compress(meta) });
  return { files, hash: metaHash };
}

/** Compresses to the same bytes on every machine, as the library that Node has does not. */
export function compressIndex(content: Uint8Array): Uint8Array {
  return gzipSync(content, { level: 9, mtime: 0 });
}

const LANGUAGE = 'en';

/** As short as tells contents apart, in their order: a reader gets the names of all pages. */
function nameContent(content: Uint8Array, names: Set<string>): string {
  const whole = hash('sha256', content);
  let length = 7;
  while (names.has(whole.slice(0, length)) && length < whole.length) length += 1;
  names.add(whole.slice(0, length));
  return `${LANGUAGE}_${whole.slice(0, length)}`;
}

/** A list of an index: how many items it has, and the items. */
function list<Item>(items: readonly Item[], write: (item: Item) => Uint8Array[]): Uint8Array[] {
  return [cborArray(items.length), ...items.flatMap((item) => write(item))];
}

/** A word of all pages. */
interface JoinedWord {
  word: string;
  /** As its own bytes: in their order Pagefind's program compares words. */
  bytes: Uint8Array;
  own?: JoinedTerm;
  variants: [form: string, term: JoinedTerm][];
}

/** The words of terms, sorted. */
function listWords(terms: readonly JoinedTerm[]): JoinedWord[] {
  const words = new Map<string, JoinedWord>();
  for (const term of terms) {
    const { word, form } = parseTerm(term.term);
    const known: JoinedWord = words.get(word) ?? { word, bytes: Buffer.from(word), variants: [] };
    words.set(word, known);
    if (form === undefined) known.own = term;
    else known.variants.push([form, term]);
  }
  return [...words.values()].toSorted((a, b) => Buffer.compare(a.bytes, b.bytes));
}

function writePlaces(term: JoinedTerm | undefined): Uint8Array[] {
  return term === undefined ? [cborArray(0)] : [cborArray(term.count), term.places];
}

/** The first and the last word of a chunk. */
interface WordRange {
  from: string;
  to: string;
}

/** Cuts the words into chunks of about one size. */
function cutWords(words: readonly JoinedWord[]): (WordRange & { content: Uint8Array })[] {
  const chunks: { words: JoinedWord[]; parts: Uint8Array[]; size: number }[] = [];
  for (const word of words) {
    const last = chunks.at(-1);
    const chunk = last === undefined || last.size >= CHUNK ? { words: [], parts: [], size: 0 } : last;
    if (chunk !== last) chunks.push(chunk);
    const variants = word.variants.toSorted(([a], [b]) => (a < b ? -1 : 1));
    const parts = [
      cborArray(3),
      cborText(word.word),
      ...writePlaces(word.own),
      ...list(variants, ([form, term]) => [cborArray(2), cborText(form), ...writePlaces(term)]),
    ];
    chunk.words.push(word);
    chunk.parts.push(...parts);
    chunk.size += parts.reduce((sum, { length }) => sum + length, 0);
  }
  return chunks.map(({ words: held, parts }) => ({
    from: held[0]?.word ?? '',
    to: held.at(-1)?.word ?? '',
    content: Buffer.concat([Buffer.from(INDEX_MARK), cborArray(1), cborArray(held.length), ...parts]),
  }));
}

/** Ranges of words as short as tells them apart: `[apple, apricot] [banana, peach]` -> `[apple, a] [b, peach]`. */
function nameRanges<Chunk extends WordRange>(chunks: readonly Chunk[]): Chunk[] {
  const ranges = chunks.map((chunk) => ({ ...chunk }));
  for (const [index, chunk] of ranges.entries()) {
    const next = ranges[index + 1];
    if (next === undefined) continue;
    const [last, first] = [[...chunk.to], [...next.from]];
    const differs = first.findIndex((letter, position) => letter !== last[position]);
    const to = last.slice(0, differs + 1).join('');
    // A shorter end must not stand before the beginning.
    if (Buffer.compare(Buffer.from(to), Buffer.from(chunk.from)) >= 0) chunk.to = to;
    next.from = first.slice(0, differs + 1).join('');
  }
  return ranges;
}

/** Numbers of pages, by filter and value. */
type PagesOfFilters = Map<string, Map<string, number[]>>;

function addFilters(filters: PagesOfFilters, page: PageIndex, index: number): void {
  for (const [filter, values] of Object.entries(page.filters)) {
    const known = filters.get(filter) ?? new Map<string, number[]>();
    filters.set(filter, known);
    for (const value of values) {
      const indices = known.get(value) ?? [];
      known.set(value, indices);
      indices.push(index);
    }
  }
}

function writeFilters(filters: PagesOfFilters): { filter: string; content: Uint8Array }[] {
  return sortByName(filters).map(([filter, values]) => ({
    filter,
    content: Buffer.concat([
      Buffer.from(INDEX_MARK),
      cborArray(2),
      cborText(filter),
      ...list(sortByName(values), ([value, indices]) => [cborArray(2), cborText(value), ...list(indices, (one) => [cborNumber(one)])]),
    ]),
  }));
}

function sortByName<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
