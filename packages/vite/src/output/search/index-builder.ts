import { compareRecords } from './compare-records.ts';
import type { IndexFile } from './run-pagefind.ts';
import { RECENT_FILE } from './search-folder.ts';
import type { SearchRecord } from './search-record.ts';

/** Makes an index of records, which are all of a site's or some of them. */
export type MakeIndex = (records: readonly SearchRecord[], of: { isWhole: boolean }) => Promise<IndexFile[]>;

/** Pages that may have changed before the whole index is made again. */
const MOST = 40;

/**
 * Makes what builds the index of a site again and again, each `version` later than the one before. Pagefind takes no page back, and a whole
 * index takes seconds on a large site: pages that changed since the last whole one have a small one of their own, in a folder of its own,
 * which the browser joins to it.
 */
export function createIndexBuilder(makeIndex: MakeIndex): (records: readonly SearchRecord[], version: number) => Promise<IndexFile[]> {
  let whole: { records: readonly SearchRecord[]; files: IndexFile[] } | undefined;
  return async (records, version) => {
    const changes = whole && compareRecords(whole.records, records);
    if (whole === undefined || changes === undefined || Math.max(changes.changed.length, changes.stale.length) > MOST) {
      whole = { records, files: await makeIndex(records, { isWhole: true }) };
      return [...whole.files, createRecentFile([])];
    }
    const { files } = whole;
    if (changes.changed.length === 0) return [...files, createRecentFile(changes.stale)];
    const folder = `recent-${version}/`;
    const recent = await makeIndex(changes.changed, { isWhole: false });
    return [...files, ...recent.map((file) => ({ ...file, path: folder + file.path })), createRecentFile(changes.stale, folder)];
  };
}

/** Tells an open page what has changed since the whole index was made. */
function createRecentFile(stale: readonly string[], folder?: string): IndexFile {
  return { path: RECENT_FILE, content: new TextEncoder().encode(JSON.stringify({ stale, ...(folder !== undefined && { folder }) })) };
}
