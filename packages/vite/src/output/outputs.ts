import type { ApiRenderer } from '../api/api-renderer.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { Project } from '../site/project.ts';
import type { SiteStore } from '../site/site-store.ts';
import { createApiChunks } from './api-chunks.ts';
import type { ApiChunks } from './api-chunks.ts';
import { createOutputSource } from './create-output-source.ts';
import { listOutputs } from './list-outputs.ts';
import type { Output, OutputSource } from './output.ts';
import { createSearchStore } from './search/search-store.ts';
import type { SearchStore } from './search/search-store.ts';

/** What a site serves beside its documents, and those of them that its modules name. */
export interface Outputs {
  outputs: readonly Output[];
  outputSource: OutputSource;
  search: SearchStore;
  /** The files of schemas that pages of APIs fetch when they are opened. */
  apiChunks: ApiChunks;
}

/** Puts the outputs of a site together; none is made yet. */
export function createOutputs(
  { base, mode, vite }: Pick<Project, 'base' | 'mode' | 'vite'>,
  { store, apiRenderer, icons }: { store: SiteStore; apiRenderer: ApiRenderer; icons: IconResolver },
): Outputs {
  const search = createSearchStore(store);
  const apiChunks = createApiChunks({ base, store, apiRenderer });
  return {
    outputs: listOutputs({ search, apiChunks, icons, mode, vite }),
    outputSource: createOutputSource({ base, store, apiRenderer }),
    search,
    apiChunks,
  };
}
