import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { CSS_BROWSERS } from './build/css-browsers.ts';
import { createPageFiles } from './build/page-files.ts';
import type { PageFiles } from './build/page-files.ts';
import { createWorkFolder } from './build/work-folder.ts';
import type { WorkFolder } from './build/work-folder.ts';
import { createApiChunks } from './output/api-chunks.ts';
import type { ApiChunks } from './output/api-chunks.ts';
import { createApiRenderer } from './api/api-renderer.ts';
import type { ApiRenderer } from './api/api-renderer.ts';
import { createContentLoader } from './content/content-loader.ts';
import type { ContentLoader } from './content/content-loader.ts';
import { createPageTexts } from './build/create-page-texts.ts';
import type { CreatePageText } from './content/page-text.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import type { IconResolver } from './icons/create-icon-resolver.ts';
import { createUtilities } from './utilities/create-utilities.ts';
import type { Utilities } from './utilities/create-utilities.ts';
import { findHost } from './hosts/find-host.ts';
import { createOutputSource } from './output/create-output-source.ts';
import { listOutputs } from './output/list-outputs.ts';
import type { Output, OutputSource } from './output/output.ts';
import { createSearchStore } from './output/search/search-store.ts';
import type { SearchStore } from './output/search/search-store.ts';
import { createServedModules } from './modules/served-modules.ts';
import type { ServedModules } from './modules/served-modules.ts';
import { createChangeFinder } from './repository/find-changes.ts';
import type { ChangeFinder } from './repository/find-changes.ts';
import { createRepositoryFinder } from './repository/find-repository.ts';
import type { RepositoryFinder } from './repository/find-repository.ts';
import { createPolicy } from './policy/create-policy.ts';
import type { Policy } from './policy/create-policy.ts';
import { resolvePlacement } from './site/placement.ts';
import type { Placement, PlacementOptions } from './site/placement.ts';
import { createSiteStore } from './site/site-store.ts';
import type { SiteStore } from './site/site-store.ts';

/** The one place of shared state among Octavo's plugins, made when Vite's config is resolved. */
export interface Context extends Placement {
  options: PlacementOptions;
  vite: ResolvedConfig;
  isDev: boolean;
  /** When this run began (Unix ms). */
  startedAt: number;
  store: SiteStore;
  content: ContentLoader;
  /** Makes pages of APIs; loaded when the first of them is asked for. */
  apiRenderer: ApiRenderer;
  /** The files of schemas that pages of APIs fetch when they are opened. */
  apiChunks: ApiChunks;
  /** What a build keeps on the disk until it is finished. */
  folder: WorkFolder;
  pageFiles: PageFiles;
  /** What the documents of a build need of a Content-Security-Policy. */
  policy: Policy;
  createPageText: CreatePageText;
  utilities: Utilities;
  repository: RepositoryFinder;
  changes: ChangeFinder;
  icons: IconResolver;
  search: SearchStore;
  /** What the site serves beside its documents. */
  outputs: readonly Output[];
  outputSource: OutputSource;
  /** The modules of ours that a dev server's environments were given. */
  served: ServedModules;
  /** The text of each module of ours in a build, by id. */
  rendered: Map<string, string>;
  /** `change`: a file of the site has changed. `problems`: what is wrong may have. `load`: the browser got a content file (an absolute path). */
  events: EventEmitter<{ change: []; problems: []; load: [file: string] }>;
  /** Whose Fast Refresh runtime content uses; undefined when there is none (a build, or hot updates switched off). */
  refresh?: 'host' | 'own';
}

/** The plugins share one context, which exists once Vite's config is resolved. */
export interface ContextRef {
  readonly current: Context;
  create(vite: ResolvedConfig, options: PlacementOptions): Context;
  /** Another context of the same options, as of a server that is started now. */
  createFresh(): Context;
}

/**
 * Makes the holder of the context; in a build, the first resolved config makes it and every environment shares it. A host may serve first
 * and build then with the same plugins (Astro does): each command has a context of its own.
 */
export function createContextRef(): ContextRef {
  const contexts = new Map<ResolvedConfig['command'], Context>();
  let context: Context | undefined;
  const getCurrent = (): Context => {
    if (context === undefined) throw new Error('Octavo was asked for a module before Vite resolved its config.');
    return context;
  };
  return {
    get current() {
      return getCurrent();
    },
    create(vite, options) {
      context = contexts.get(vite.command) ?? createContext(options, vite);
      contexts.set(vite.command, context);
      return context;
    },
    createFresh: () => createContext(getCurrent().options, getCurrent().vite),
  };
}

/** Puts the shared state together: the site is not read yet. */
function createContext(options: PlacementOptions, vite: ResolvedConfig): Context {
  const host = findHost(vite);
  const placement = resolvePlacement(options, vite.root, { base: host?.base?.(vite) ?? vite.base, ...(host && { host }) });
  const isDev = vite.command === 'serve';
  const repository = createRepositoryFinder(placement.root, options.repository);
  const store = createSiteStore({
    root: placement.root,
    outDir: path.resolve(vite.root, vite.build.outDir),
    // While somebody writes, a repository may be still to come; what is built without it lacks its buttons.
    check: ({ config }) => repository.check(config.feedback).map((found) => (isDev ? { ...found, severity: 'info' } : found)),
  });
  const icons = createIconResolver({ projectRoot: vite.root });
  const content = createContentLoader({ placement, store, isDev, cacheDir: vite.cacheDir, options, icons });
  const apiRenderer = createApiRenderer();
  const folder = createWorkFolder(vite.cacheDir);
  const pageFiles = createPageFiles(placement, folder);
  const search = createSearchStore(store);
  const apiChunks = createApiChunks({ base: placement.base, store, apiRenderer });
  const hasRefresh = isDev && vite.server.hmr !== false && !vite.isProduction;
  const refresh = vite.plugins.some(({ name }) => name === 'vite:react-refresh') ? 'host' : 'own';
  return {
    ...placement,
    options,
    vite,
    isDev,
    startedAt: Date.now(),
    store,
    content,
    apiRenderer,
    apiChunks,
    folder,
    pageFiles,
    policy: createPolicy(),
    createPageText: createPageTexts({ placement, isDev, vite, store, content, pageFiles }),
    utilities: createUtilities({ isLayered: placement.mode !== 'embedded', minifyFor: isDev ? undefined : CSS_BROWSERS }),
    repository,
    changes: createChangeFinder(placement.root, { isDev }),
    icons,
    search,
    outputs: listOutputs({ search, apiChunks, icons, mode: placement.mode, vite }),
    outputSource: createOutputSource({ base: placement.base, store, apiRenderer }),
    served: createServedModules(),
    rendered: new Map(),
    events: new EventEmitter(),
    ...(hasRefresh && { refresh }),
  };
}
