import type { SitePage } from '@octavo/core';
import { findApiTexts } from '../../content/pages/find-api-texts.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { createRecords } from './create-records.ts';
import { listApiSections } from './list-api-sections.ts';
import { loadEngine } from './load-engine.ts';
import type { IndexFile } from './run-pagefind.ts';
import { createIndexBuilder } from './index-builder.ts';
import type { MakeIndex } from './index-builder.ts';
import type { SearchSection } from './search-record.ts';
import { createSectionReader } from './section-reader.ts';

/** The search index of a site: made when it is first asked for, and again when the site has changed since. */
export interface SearchStore {
  /** The files of the index of the site as it stands; waits for what is being made. */
  files(): Promise<ReadonlyMap<string, IndexFile>>;
  /** A file by its path; also one of the index before, which a reader may be in the middle of. */
  find(file: string): Promise<IndexFile | undefined>;
  /** Grows with every change of the site after the first search: what tells an open page to search again. */
  revision(): number;
  /** What is found in the text of a page. */
  sections(page: SitePage): SearchSection[];
  /** The browser's module. */
  engine(): Promise<string>;
  readonly isUsed: boolean;
}

/** Makes the index of a store's site; nothing is read before the first call, nor where `findKept` has what was read before. */
export function createSearchStore(
  { store, extensions, makeIndex }: { store: SiteStore; extensions: Pick<ExtensionStore, 'words'>; makeIndex: MakeIndex },
  findKept: (page: SitePage) => SearchSection[] | undefined = () => undefined,
): SearchStore {
  const readPage = createSectionReader(store);
  const sections = (page: SitePage): SearchSection[] => findKept(page) ?? readPage(page);
  const buildIndex = createIndexBuilder(makeIndex);
  let current: { version: number; files: Promise<ReadonlyMap<string, IndexFile>> } | undefined;
  let before: ReadonlyMap<string, IndexFile> = new Map();
  let engine: Promise<string> | undefined;

  const build = async (version: number, last: Promise<unknown> | undefined): Promise<ReadonlyMap<string, IndexFile>> => {
    await last?.catch(() => undefined);
    // More edits came while the last index was made: only the newest is worth making.
    if (current !== undefined && current.version !== version) return current.files;
    const records = createRecords(store.site(), (page) =>
      store.failures.attemptNow(page, 'search text', {
        make: () => [...sections(page), ...listApiSections(page, { apis: store.apis, texts: findApiTexts(page, { store, extensions }) })],
        otherwise: () => [],
      }),
    );
    const files = await buildIndex(records, version);
    return new Map(files.map((file) => [file.path, file]));
  };

  const files = (): Promise<ReadonlyMap<string, IndexFile>> => {
    store.site();
    if (current?.version === store.version) return current.files;
    const last = current?.files;
    void last?.then((map) => (before = map)).catch(() => undefined);
    current = { version: store.version, files: build(store.version, last) };
    return current.files;
  };

  return {
    files,
    sections,
    find: async (file) => (await files()).get(file) ?? before.get(file),
    revision: () => (current === undefined ? 0 : store.version),
    engine: () => (engine ??= loadEngine()),
    get isUsed() {
      return current !== undefined;
    },
  };
}
