import { findWords } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import { exportImports, exportJson } from './export-json.ts';
import { listLanguages } from './list-languages.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/** The words of the search's dialog in the language of a code; without a code, what imports those of each of the site's languages. */
export function renderSearchWords({ store, extensions }: Pick<Sources, 'store' | 'extensions'>, code: string): string {
  if (code !== '') return exportJson({ ...findWords(code)?.searchDialog, ...extensions.words(code).searchDialog });
  const hasOwn = (one: string): boolean => Object.keys(extensions.words(one).searchDialog ?? {}).length > 0;
  const translated = ['en', ...listLanguages(store.site())].filter((one) => findWords(one) !== undefined || hasOwn(one));
  return exportImports([...new Set(translated)].map((one) => [one, toVirtualId('search-words', one)]));
}
