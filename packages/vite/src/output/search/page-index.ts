/** What an index knows of one page, whatever other pages it is indexed with. */
export interface PageIndex {
  url: string;
  /** How many words its text has. */
  wordCount: number;
  /** What else the list of an index says of it: nothing, for pages of ours. */
  mark: string;
  filters: Record<string, string[]>;
  words: PageWord[];
  /** The file of its text, as it is published. */
  fragment: Uint8Array;
}

/** Where a word stands in one page. */
export interface PageWord {
  word: string;
  /** Absent where it has other marks wherever it stands. */
  places?: Uint8Array;
  /** With other marks on its letters: `crème` of `creme`. */
  variants: { form: string; places: Uint8Array }[];
}

/** The bytes of a page's index: a header in JSON, behind its length; then the places of all words, and the fragment. */
export function packPageIndex({ words, fragment, ...facts }: PageIndex): Uint8Array {
  const places = words.flatMap((one) => [...(one.places ? [one.places] : []), ...one.variants.map((variant) => variant.places)]);
  const header: Header = {
    ...facts,
    words: words.map((one) => [
      one.word,
      one.places?.length ?? 0,
      ...one.variants.flatMap(({ form, places: { length } }) => [form, length]),
    ]),
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...places, fragment]);
}

/** Reads what `packPageIndex` wrote. */
export function unpackPageIndex(bytes: Uint8Array): PageIndex {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = LENGTH + buffer.readUInt32BE();
  const { words, ...facts } = JSON.parse(buffer.toString('utf8', LENGTH, at)) as Header;
  const take = (length: number): Uint8Array => {
    at += length;
    return buffer.subarray(at - length, at);
  };
  const read = words.map(([word, length, ...variants]): PageWord => {
    const own = length === 0 ? {} : { places: take(length) };
    const forms: PageWord['variants'] = [];
    for (let index = 0; index < variants.length; index += 2)
      forms.push({ form: String(variants[index]), places: take(Number(variants[index + 1])) });
    return { word, ...own, variants: forms };
  });
  return { ...facts, words: read, fragment: buffer.subarray(at) };
}

const LENGTH = 4;

interface Header extends Omit<PageIndex, 'words' | 'fragment'> {
  /** A word and the length of its places, then its other forms and theirs. */
  words: [word: string, length: number, ...variants: (string | number)[]][];
}
