import type { CreateInstance, SearchEngine } from '@octavo/vite/internal/written-index';
import { loadEngine } from '../output/search/load-engine.ts';
import { SEARCH_FOLDER } from '../output/search/search-folder.ts';
import { readWrittenText } from './written-files.ts';
import type { WrittenFiles } from './written-files.ts';

/** What an agent looks for. */
export interface WrittenQuery {
  text: string;
  version?: string | undefined;
  /** The code of a language. */
  language?: string | undefined;
}

/** A place in a page that was found. */
export interface WrittenHit {
  /** Canonical address, with the hash of the part. */
  href: string;
  title: string;
  heading?: string;
  /** The groups above the page. */
  trail: string[];
  excerpt: string;
}

/** What was found: the best places first, and of how many pages in all. */
export interface WrittenAnswer {
  hits: WrittenHit[];
  total: number;
  /** The corrected query, where a wrong letter was put right. */
  corrected?: string;
}

/** Searches a site that was built; rejects where it has no index. */
export interface WrittenSearch {
  search(query: WrittenQuery): Promise<WrittenAnswer>;
  /** Opens the index, so that the first question does not wait for it. */
  prepareSearch(): Promise<void>;
}

/** Makes the search over the index that a build wrote: opened at the first question, and again once a new build has taken its place. */
export function createWrittenSearch(files: WrittenFiles): WrittenSearch {
  let opened: { entry: string; engine: Promise<SearchEngine> } | undefined;
  const open = async (): Promise<SearchEngine> => {
    const entry = await readWrittenText(files, `/${SEARCH_FOLDER}/pagefind-entry.json`);
    if (entry === undefined) throw new Error(`No search index found in ${files.place}.`);
    if (opened?.entry !== entry) opened = { entry, engine: openEngine(files) };
    return opened.engine;
  };
  const search = async (query: WrittenQuery): Promise<WrittenAnswer> => {
    const { pages, readMore, total, corrected } = await (await open()).search(query);
    const all = [...pages, ...((await readMore?.()) ?? [])];
    const hits = all.flatMap(({ title, trail, hits: places }) =>
      places.map(({ href, heading, excerpt }) => ({
        href,
        title: toText(title),
        trail,
        excerpt: toText(excerpt),
        ...(heading !== undefined && { heading: toText(heading) }),
      })),
    );
    return { hits, total, ...(corrected !== undefined && { corrected }) };
  };
  return { search, prepareSearch: async () => void (await open()) };
}

/** Pagefind searches in browsers: its module runs here with a `fetch` that reads the site's files. */
async function openEngine(files: WrittenFiles): Promise<SearchEngine> {
  const code = `let fetch;\n${await loadEngine()}\nexport function useFetch(given) { fetch = given; }`;
  const module: { createInstance: CreateInstance; useFetch(given: typeof fetchFile): void } = await import(
    `data:text/javascript,${encodeURIComponent(code)}#${encodeURIComponent(files.place)}`
  );
  const fetchFile = async (address: string): Promise<Response> => {
    const bytes = await files.read(address.replace(/\?.*$/s, ''));
    return bytes === undefined ? new Response(null, { status: 404 }) : new Response(bytes);
  };
  module.useFetch(fetchFile);
  const { openWrittenIndex } = await import('@octavo/vite/internal/written-index');
  return openWrittenIndex(`/${SEARCH_FOLDER}/`, module.createInstance, { fetch: fetchFile });
}

function toText(pieces: readonly { text: string }[]): string {
  return pieces.map(({ text }) => text).join('');
}
