import { cborArray, cborNumber } from './cbor.ts';
import { appendBytes } from './growing-bytes.ts';
import type { BytePart, GrowingBytes } from './growing-bytes.ts';
import type { PageIndex } from './page-index.ts';
import { PLACES } from './split-by-page.ts';

/** A term of all pages. */
export interface JoinedTerm {
  term: string;
  /** How many pages have it. */
  count: number;
  /** Where it stands in each of those, as an index says it. */
  places: Uint8Array;
}

/** The terms of pages, which are added in the order of a site. */
export interface TermJoin {
  add(page: Pick<PageIndex, 'terms' | 'lengths' | 'places'>): void;
  /** All of them. */
  list(): JoinedTerm[];
}

/** Begins to join. A site has hundreds of thousands of terms on its pages: they are measured first, and written into one place then. */
export function createTermJoin(): TermJoin {
  const known = new Map<string, MeasuredTerm>();
  const pages: MeasuredPage[] = [];
  const begin = createBeginnings();
  const find = (term: string): MeasuredTerm => {
    const found = known.get(term) ?? { term, count: 0, last: 0, length: 0, written: NOTHING };
    if (found.count === 0) known.set(term, found);
    found.count += 1;
    return found;
  };
  return {
    add({ terms, lengths, places }) {
      const page = { terms: terms.map(find), lengths, places };
      for (const [at, term] of page.terms.entries()) term.length += begin(term, pages.length).end + (lengths[at] ?? 0);
      pages.push(page);
    },
    list() {
      placeTerms([...known.values()]);
      for (const [index, page] of pages.entries()) {
        let end = 0;
        for (const [at, term] of page.terms.entries()) {
          const from = end;
          end += page.lengths[at] ?? 0;
          appendBytes(term.written, begin(term, index));
          appendBytes(term.written, { bytes: page.places, from, end });
        }
      }
      return [...known.values()].map(({ term, count, written }) => ({ term, count, places: written.bytes }));
    },
  };
}

interface MeasuredTerm {
  term: string;
  count: number;
  /** The last page that had it. */
  last: number;
  /** Of its places in all pages (bytes). */
  length: number;
  written: GrowingBytes;
}

const NOTHING: GrowingBytes = { bytes: new Uint8Array(), length: 0 };

interface MeasuredPage extends Pick<PageIndex, 'lengths' | 'places'> {
  terms: MeasuredTerm[];
}

/** Makes room for what each will have, and begins again with the first page. */
function placeTerms(terms: readonly MeasuredTerm[]): void {
  const bytes = new Uint8Array(terms.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const term of terms) {
    const from = end;
    end += term.length;
    term.written = { bytes: bytes.subarray(from, end), length: 0 };
    term.last = 0;
  }
}

/** Makes what gives the beginning of a term's entry in a page: pages are counted from the last one that had it. */
function createBeginnings(): (term: MeasuredTerm, page: number) => BytePart {
  const known = new Map<number, BytePart>();
  return (term, page) => {
    const distance = page - term.last;
    term.last = page;
    const before = known.get(distance);
    if (before !== undefined) return before;
    const bytes = Buffer.concat([cborArray(PLACES), cborNumber(distance)]);
    const part = { bytes, from: 0, end: bytes.length };
    known.set(distance, part);
    return part;
  };
}
