declare module 'virtual:octavo/site' {
  const site: import('@octavo/theme').SiteData;
  export default site;
}

declare module 'virtual:octavo/sections' {
  const sections: import('./page/section-module.ts').SectionLoaders;
  export default sections;
}

declare module 'virtual:octavo/every-section' {
  const sections: import('./page/section-module.ts').SectionLoaders;
  export default sections;
}

declare module 'virtual:octavo/shards' {
  const shards: import('./page/find-in-shards.ts').Shards;
  export default shards;
}

declare module 'virtual:octavo/made-pages' {
  const pages: import('./page/page-module.ts').PageShard;
  export default pages;
}

declare module 'virtual:octavo/find-page' {
  export const findPage: import('./page/page-loader.ts').FindPage;
}

declare module 'virtual:octavo/contents' {
  const contents: import('@octavo/vite/internal').Contents;
  export default contents;
}

declare module 'virtual:octavo/theme' {
  export const DocsLayout: typeof import('@octavo/theme').DocsLayout;
  export const createThemeStyle: typeof import('@octavo/theme').createThemeStyle;
  export const needsNavigation: boolean;
  export const components: Record<string, import('react').ComponentType>;
  export const regions: Partial<import('@octavo/theme').Regions>;
}

declare module 'virtual:octavo/search' {
  const search: { folder: string; revision: number; isLive: boolean };
  export default search;
}

declare module 'virtual:octavo/search-client' {
  export const createClient: import('./search/defer-client.ts').CreateClient;
  export const loadAsk: (() => Promise<{ default: (site: { base: string }) => import('@octavo/theme').AskClient }>) | undefined;
}

declare module 'virtual:octavo/search-words' {
  const words: Record<string, () => Promise<{ default: Partial<import('@octavo/core').SearchWords> }>>;
  export default words;
}

declare module 'virtual:octavo/search-engine' {
  export const createInstance: import('./search/pagefind.ts').CreateInstance;
}

declare module 'virtual:octavo/client-styles' {}
declare module 'virtual:octavo/overlay' {
  /** In dev, tells the server which page is open until the function that it gives is called. */
  export const followPages: () => (() => void) | undefined;
}
declare module 'virtual:octavo/integrations' {}

/** For apps that embed the docs. */
declare module 'virtual:octavo/app' {
  export const Docs: typeof import('./document/docs.tsx').Docs;
}
