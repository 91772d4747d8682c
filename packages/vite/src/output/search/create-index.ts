import { createVocabularies } from './create-vocabularies.ts';
import { renderRecord } from './render-record.ts';
import type { SearchRecord } from './search-record.ts';

/** A file of the index: its path from the index's folder, and its bytes. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** What a site's own dialog needs of the index; the rest are dialogs of others. */
const NEEDED = /^(?:pagefind-entry\.json|wasm\..*\.pagefind|.*\.pf_\w+)$/;
/** Messages to the indexing process under way at a time. */
const BATCH = 64;

/** Makes the index of a site's records: the same records give the same files. */
export async function createSearchIndex(records: readonly SearchRecord[]): Promise<IndexFile[]> {
  const files = await runPagefind(records.map((record) => ({ url: record.href, content: renderRecord(record) })));
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const wanted = files.filter(({ path }) => NEEDED.test(path) && (path !== 'wasm.unknown.pagefind' || !hasLanguage(entry)));
  const words = [...createVocabularies(records)].map(([path, text]) => ({ path, content: new TextEncoder().encode(text) }));
  return [...wanted, ...words].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The browser's half of Pagefind as a module; it does not depend on what is indexed. */
export async function loadEngine(): Promise<string> {
  const files = await runPagefind([{ url: '/', content: '<html lang="en"><body><p>empty</p></body></html>' }]);
  const engine = files.find(({ path }) => path === 'pagefind.js');
  if (engine === undefined) throw new Error('Pagefind gave no pagefind.js.');
  return new TextDecoder().decode(engine.content);
}

/** Loaded when first needed: the dev server starts without it. */
async function runPagefind(pages: readonly { url: string; content: string }[]): Promise<IndexFile[]> {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(errors.join('\n'));
  try {
    for (let at = 0; at < pages.length; at += BATCH) {
      const added = await Promise.all(pages.slice(at, at + BATCH).map((page) => index.addHTMLFile(page)));
      const problems = added.flatMap((one) => one.errors);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
    const result = await index.getFiles();
    if (result.errors.length > 0) throw new Error(result.errors.join('\n'));
    return result.files;
  } finally {
    await index.deleteIndex();
  }
}

/** With pages of a language, the module for unknown ones is never asked for. */
function hasLanguage(entry: IndexFile | undefined): boolean {
  return entry !== undefined && /"languages":\{"en":/.test(new TextDecoder().decode(entry.content));
}
