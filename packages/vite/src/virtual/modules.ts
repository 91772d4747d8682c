import { renderApi, renderOperationModule, renderOperationData } from './api-modules.ts';
import { COLORS_SHEET, renderColors, renderIntegrations, renderOverlay, renderStyles } from './document-modules.ts';
import { exportImports } from './export-json.ts';
import { renderPageData, renderPageModule, renderUtilities } from './page-modules.ts';
import { renderFindPage } from './find-page-module.ts';
import { renderRefresh } from './refresh-module.ts';
import { renderSearchWords } from './search-words-module.ts';
import { renderEverySection, renderSection, renderSections } from './section-modules.ts';
import { renderMadePages, renderShard } from './render-shard.ts';
import { shardDocuments } from './shard-documents.ts';
import { renderContents, renderEngine, renderNavigation, renderSearch, renderSearchClient, renderSiteModule } from './site-modules.ts';
import { renderTheme } from './theme-module.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';
import type { VirtualModule } from './virtual-module.ts';

/** Every generated module of a site, in one list. */
export const VIRTUAL_MODULES: readonly VirtualModule[] = [
  { name: 'site', isLive: true, isOfSite: true, render: renderSiteModule },
  { name: 'sections', isLive: true, isOfSite: true, render: renderSections },
  { name: 'every-section', isLive: false, isOfSite: true, render: renderEverySection },
  { name: 'section', isLive: true, isOfSite: true, render: renderSection },
  { name: 'navigation', isLive: true, isOfSite: true, render: renderNavigation },
  { name: 'find-page', isLive: false, isOfSite: true, render: renderFindPage },
  {
    name: 'shards',
    isLive: true,
    isOfSite: true,
    render: ({ store }) => exportImports(shardDocuments(store.site()).map((_, index) => [`${index}`, toVirtualId('shard', `${index}`)])),
  },
  // The text of a page says in a build alone whether it is a module.
  { name: 'shard', isLive: true, isOfSite: true, render: renderShard },
  { name: 'made-pages', isLive: false, isOfSite: true, render: renderMadePages },
  { name: 'page-sheet', isLive: false, render: (_, sheet) => `import ${JSON.stringify(sheet)};\nexport default true;` },
  { name: 'search', isLive: true, render: renderSearch },
  { name: 'search-client', isLive: false, render: renderSearchClient },
  { name: 'search-words', isLive: true, render: renderSearchWords },
  { name: 'search-engine', isLive: false, render: renderEngine },
  { name: 'page', isLive: false, render: renderPageModule },
  { name: 'data', isLive: true, render: renderPageData },
  { name: 'api', isLive: true, render: renderApi },
  { name: 'operation', isLive: false, render: renderOperationModule },
  { name: 'operation-data', isLive: true, render: renderOperationData },
  { name: 'utilities', isLive: true, render: renderUtilities },
  { name: 'refresh', isLive: false, isOfSite: true, render: renderRefresh },
  { name: 'theme', isLive: false, isOfSite: true, render: renderTheme },
  { name: 'client-styles', isLive: false, render: renderStyles },
  { name: COLORS_SHEET, isLive: false, render: renderColors },
  { name: 'overlay', isLive: false, isOfSite: true, render: renderOverlay },
  { name: 'integrations', isLive: false, isOfSite: true, render: renderIntegrations },
  { name: 'contents', isLive: true, isOfSite: true, render: renderContents },
];
