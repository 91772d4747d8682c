import type { TextFile } from './text-scope.ts';

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

/** What stands in the place of the address of that number. */
export function markAddress(index: number): string {
  return `${START}${index}${END}`;
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
