import { toMarkdownHref, unescapePath } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import type { ApiRenderer } from '../api/api-renderer.ts';
import type { ContentLoader } from '../content/loader/content-loader.ts';
import type { Extension } from '../extension/extension.ts';
import type { ExtensionStore } from '../extension/extension-store.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { SiteProject } from '../site/project.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { CreatePageText } from '../content/pages/page-text.ts';
import { createApiChunks } from './api-chunks.ts';
import type { ApiChunks } from './api-chunks.ts';
import { createOutputSource } from './create-output-source.ts';
import { listServedFiles } from './list-served-files.ts';
import { REDIRECTS, listOwnExtensions } from './list-own-extensions.ts';
import type { GivenOutput, OutputSource } from './output.ts';
import type { RulesPlace } from './redirects/redirect-rules-output.ts';
import type { MakeIndex } from './search/index-builder.ts';
import { createSearchStore } from './search/search-store.ts';
import type { SearchSection } from './search/search-record.ts';
import type { SearchStore } from './search/search-store.ts';

/** What a site serves beside its documents, and those of them that its modules name. */
export interface Outputs {
  /** Those of extensions come first. */
  outputs(): readonly GivenOutput[];
  outputSource: OutputSource;
  search: SearchStore;
  /** The files of schemas that pages of APIs fetch when they are opened. */
  apiChunks: ApiChunks;
}

/** What an earlier build made of pages that would come to the same. */
export interface KeptTexts {
  /** What the search read in such a page. */
  findSections(page: SitePage): SearchSection[] | undefined;
  /** The text of a file of such a page, by its name. */
  findFile(page: SitePage, fileName: string): string | undefined;
}

/** What outputs are made from. */
export interface OutputSources {
  store: SiteStore;
  content: Pick<ContentLoader, 'writeText'>;
  apiRenderer: ApiRenderer;
  icons: IconResolver;
  extensions: Pick<ExtensionStore, 'outputs' | 'search' | 'words'>;
  /** What an earlier build made. */
  kept: { readonly pages: KeptTexts };
  makeIndex: MakeIndex;
  createPageText: CreatePageText;
}

/** Puts the outputs of a site together; none is made yet. */
export function createOutputs(
  { base, mode, prefix, vite, hosting }: Pick<SiteProject, 'base' | 'mode' | 'prefix' | 'vite' | 'hosting'>,
  { store, content, apiRenderer, icons, extensions, kept, makeIndex, createPageText }: OutputSources,
): Outputs {
  const search = createSearchStore({ store, extensions, makeIndex }, (page) => kept.pages.findSections(page));
  const apiChunks = createApiChunks({ base, store, apiRenderer });
  // The search of an extension takes the place of ours, index and all.
  const isUsed = (one: Extension): boolean => one.search === undefined || extensions.search() === undefined;
  const listOutputs = (used: readonly Extension[]): GivenOutput[] => [...extensions.outputs(), ...used.flatMap((one) => one.outputs ?? [])];
  const outputs = (): GivenOutput[] => listOutputs(own.filter(isUsed));
  const listOthers: RulesPlace['listFiles'] = (site, source) =>
    listServedFiles({ store, vite, outputs: listOutputs(own.filter((one) => isUsed(one) && one.name !== REDIRECTS)) }, { site, source });
  const own = listOwnExtensions({
    search,
    apiChunks,
    icons,
    mode,
    prefix,
    hosting: hosting.hosting,
    store,
    vite,
    listFiles: listOthers,
  });
  return {
    outputs,
    outputSource: createOutputSource({
      base,
      store,
      content,
      apiRenderer,
      extensions,
      whenCompiled: createPageText,
      findKept: (page) => kept.pages.findFile(page, prefix + unescapePath(toMarkdownHref(page.href)).slice(1)),
    }),
    search,
    apiChunks,
  };
}
