import { findWords } from '@octavo/core';
import type { Sources } from '../content/sources.ts';
import { exportImports, exportJson } from './export-json.ts';
import { listLanguages } from './list-languages.ts';
import { toVirtualId } from '../content/virtual-id.ts';

/** The words of the search's dialog in the language of a code; without a code, what imports those of each of the site's languages. */
export function renderSearchWords({ store }: Pick<Sources, 'store'>, code: string): string {
  if (code !== '') return exportJson(findWords(code)?.searchDialog ?? null);
  const translated = listLanguages(store.site()).filter((one) => findWords(one) !== undefined);
  return exportImports(translated.map((one) => [one, toVirtualId('search-words', one)]));
}
