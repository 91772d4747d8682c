import type { Diagnostic } from '@octavo/core';
import type { OutputFile } from '../build/bundle.ts';
import type { Context } from '../context.ts';
import { RECENT_FILE, SEARCH_FOLDER } from './search-folder.ts';

/** The index as files of the output; without one, a warning: the site works, and its dialog says that it cannot search. */
export async function buildSearch({ search, prefix }: Context): Promise<{ files: OutputFile[]; diagnostics: Diagnostic[] }> {
  try {
    const found = await search.files();
    const written = [...found.values()].filter(({ path }) => path !== RECENT_FILE);
    const files = written.map(({ path, content }) => ({ fileName: `${prefix}${SEARCH_FOLDER}/${path}`, content }));
    return { files, diagnostics: [] };
  } catch (error) {
    return { files: [], diagnostics: [describeFailure(error)] };
  }
}

function describeFailure(error: unknown): Diagnostic {
  return {
    code: 'search/no-index',
    severity: 'warning',
    message: `The search index could not be made: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Pagefind makes it with a program for your system, which comes as an optional dependency: install without leaving those out.',
  };
}
