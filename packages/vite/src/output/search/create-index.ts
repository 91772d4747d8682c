import { createVocabularies } from './create-vocabularies.ts';
import { renderRecord } from './render-record.ts';
import { runPagefind } from './run-pagefind.ts';
import type { IndexFile } from './run-pagefind.ts';
import type { SearchRecord } from './search-record.ts';

/** What a site's own dialog needs of the index; the rest are dialogs of others. */
const NEEDED = /^(?:pagefind-entry\.json|wasm\..*\.pagefind|.*\.pf_\w+)$/;
/** Makes the index of a site's records: the same records give the same files. */
export async function createSearchIndex(records: readonly SearchRecord[]): Promise<IndexFile[]> {
  const files = await runPagefind(records.map((record) => ({ url: record.href, content: renderRecord(record) })));
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const wanted = files.filter(({ path }) => NEEDED.test(path) && (path !== 'wasm.unknown.pagefind' || !hasLanguage(entry)));
  const words = [...createVocabularies(records)].map(([path, text]) => ({ path, content: new TextEncoder().encode(text) }));
  return [...wanted, ...words].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** With pages of a language, the module for unknown ones is never asked for. */
function hasLanguage(entry: IndexFile | undefined): boolean {
  return entry !== undefined && /"languages":\{"en":/.test(new TextDecoder().decode(entry.content));
}
