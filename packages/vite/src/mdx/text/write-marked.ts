import { writeText } from './write-text.ts';
import type { TextFile } from './write-text.ts';

/** What a file's text names, which only the site knows: an import, or an address. */
export interface TextName {
  name: string;
  /** The file that it is written in. */
  file: string;
}

/** A file to write, with the snippets that are known by now: nothing else is needed, so that any thread can do it. */
export interface MarkedInput {
  page: TextFile;
  /** `found` is absent where the import leads to no text. */
  snippets: readonly (TextName & { found?: TextFile })[];
}

/** A text with a mark for each address in it. */
export interface MarkedText {
  text: string;
  urls: TextName[];
  /** Imports that are not in `snippets`: with them the text is to be written again. */
  wanted: TextName[];
}

/** Writes a page's text as `writeText` does, without knowing its site. The same input always gives the same text. */
export async function writeMarked({ page, snippets }: MarkedInput): Promise<MarkedText> {
  const known = new Map(snippets.map(({ name, file, found }) => [keyOf(name, file), found]));
  const wanted = new Map<string, TextName>();
  const urls: TextName[] = [];
  const text = await writeText(page, {
    findSnippet(name, file) {
      const key = keyOf(name, file);
      if (!known.has(key)) wanted.set(key, { name, file });
      return known.get(key);
    },
    toUrl: (name, file) => `${START}${urls.push({ name, file }) - 1}${END}`,
  });
  return { text, urls, wanted: [...wanted.values()] };
}

/** Puts addresses in the places of their marks. */
export function fillMarks({ text, urls }: Pick<MarkedText, 'text' | 'urls'>, toUrl: (url: string, file: string) => string): string {
  return text.replaceAll(MARK, (mark, index: string) => {
    const url = urls[Number(index)];
    return url === undefined ? mark : toUrl(url.name, url.file);
  });
}

/** Whether a value that was kept is a text with marks. */
export function isMarkedText(value: unknown): value is MarkedText {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'text' in value &&
    typeof value.text === 'string' &&
    'urls' in value &&
    Array.isArray(value.urls) &&
    'wanted' in value &&
    Array.isArray(value.wanted)
  );
}

/** Characters of the private-use area, which nobody writes. */
const START = '\uF0EA';
const END = '\uF0EB';
const MARK = /\uF0EA(\d+)\uF0EB/g;

function keyOf(name: string, file: string): string {
  return `${file}\0${name}`;
}
