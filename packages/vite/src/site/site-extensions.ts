import type { ExtensionStore } from '../extension/extension-store.ts';

/** What a site asks its extensions. */
export type SiteExtensions = Pick<
  ExtensionStore,
  'ready' | 'diagnostics' | 'files' | 'pages' | 'arrangers' | 'words' | 'pageData' | 'check'
>;

/** Those of a site that has none. */
export const NO_EXTENSIONS: SiteExtensions = {
  ready: async () => undefined,
  diagnostics: () => [],
  files: () => new Set(),
  pages: () => [],
  arrangers: () => [],
  words: () => ({}),
  pageData: () => ({ data: {}, diagnostics: [] }),
  check: () => [],
};
