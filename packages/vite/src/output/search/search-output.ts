import type { Output, OutputFile } from '../output.ts';
import type { IndexFile } from './run-pagefind.ts';
import { RECENT_FILE, SEARCH_FOLDER } from './search-folder.ts';
import type { SearchStore } from './search-store.ts';

/** The search index of a site. Its addresses are those of its content: it is made to be listed. */
export function createSearchOutput(search: SearchStore): Output {
  return {
    name: 'search index',
    folder: `/${SEARCH_FOLDER}/`,
    prepare: () => void search.files().catch(() => undefined),
    async list() {
      const files = await search.files();
      return [...files.values()].filter(({ path }) => path !== RECENT_FILE).map(toOutputFile);
    },
    async find(href) {
      const file = await search.find(href.slice(SEARCH_FOLDER.length + 2));
      return file && toOutputFile(file);
    },
    hint: 'Pagefind needs a binary for your system, which is an optional dependency: install optional dependencies too.',
  };
}

function toOutputFile({ path, content }: IndexFile): OutputFile {
  const type = path.endsWith('.json') ? 'application/json' : path.endsWith('.txt') ? 'text/plain' : 'application/octet-stream';
  return { href: `/${SEARCH_FOLDER}/${path}`, type, read: () => content };
}
