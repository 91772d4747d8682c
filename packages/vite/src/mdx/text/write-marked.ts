import { markAddress } from './marked-text.ts';
import type { MarkedInput, MarkedText, TextName } from './marked-text.ts';
import type { SourceTree } from './source-tree.ts';
import { writeText } from './write-text.ts';
import type { TextScope } from './text-scope.ts';

/** Writes a page's text as `writeText` does, without knowing its site; `tree` is the page's, where it is known. The same input always gives the same text. */
export async function writeMarked({ page, snippets }: MarkedInput, tree?: SourceTree): Promise<MarkedText> {
  const known = new Map(snippets.map(({ name, file, found }) => [keyOf(name, file), found]));
  const wanted = new Map<string, TextName>();
  const urls: TextName[] = [];
  const scope: TextScope = {
    findSnippet(name, file) {
      const key = keyOf(name, file);
      if (!known.has(key)) wanted.set(key, { name, file });
      return known.get(key);
    },
    toUrl: (name, file) => markAddress(urls.push({ name, file }) - 1),
  };
  const text = await writeText(page, scope, tree);
  return { text, urls, wanted: [...wanted.values()] };
}

function keyOf(name: string, file: string): string {
  return `${file}\0${name}`;
}
