/** What an index knows of one page, whatever other pages it is indexed with. A site has hundreds of thousands of places: none is an object. */
export interface PageIndex {
  url: string;
  /** How many words its text has. */
  wordCount: number;
  /** What else the list of an index says of it: nothing, for pages of ours. */
  mark: string;
  filters: Record<string, string[]>;
  /** Its words, and those that stand with other marks on their letters. */
  terms: string[];
  /** How many of the `places` each of those has (bytes). */
  lengths: number[];
  /** Where they stand, one behind the other. */
  places: Uint8Array;
  /** The file of its text, as it is published. */
  fragment: Uint8Array;
}

/** A word, or one with other marks on its letters: `crème` of `creme`. */
export function createTerm(word: string, form?: string): string {
  return form === undefined ? word : word + BETWEEN + form;
}

/** Reads what `createTerm` made. */
export function parseTerm(term: string): { word: string; form?: string } {
  const at = term.indexOf(BETWEEN);
  return at < 0 ? { word: term } : { word: term.slice(0, at), form: term.slice(at + 1) };
}

/** The bytes of a page's index: a header in JSON, behind its length; then the places of all words, and the fragment. */
export function packPageIndex({ places, fragment, ...header }: PageIndex): Uint8Array {
  const text = Buffer.from(JSON.stringify(header satisfies Header));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, places, fragment]);
}

/** Reads what `packPageIndex` wrote. */
export function unpackPageIndex(bytes: Uint8Array): PageIndex {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = LENGTH + buffer.readUInt32BE();
  const header = JSON.parse(buffer.toString('utf8', LENGTH, from)) as Header;
  const end = header.lengths.reduce((sum, length) => sum + length, from);
  return { ...header, places: buffer.subarray(from, end), fragment: buffer.subarray(end) };
}

/** No word has it. */
const BETWEEN = '\0';

const LENGTH = 4;

type Header = Omit<PageIndex, 'places' | 'fragment'>;
