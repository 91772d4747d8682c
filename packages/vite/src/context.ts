import { EventEmitter } from 'node:events';
import type { ResolvedConfig } from 'vite';
import type { BuildScope } from './build/build-scope.ts';
import { createPageTexts } from './build/render/create-page-texts.ts';
import { CSS_BROWSERS } from './build/bundle/css-browsers.ts';
import { createPageFiles } from './build/files/page-files.ts';
import { createKeptHeads } from './build/kept/kept-heads.ts';
import { findIndexPlace } from './build/kept/kept-indexes.ts';
import { createKeptSite } from './build/kept/kept-site.ts';
import { createKeptSpecs } from './build/kept/kept-specs.ts';
import { createModuleKeys } from './build/kept/module-keys.ts';
import { indexInThread } from './build/search/index-thread.ts';
import { createWorkFolder } from './build/files/work-folder.ts';
import { createModuleEffects } from './delivery/module-effects.ts';
import { openDelivery } from './delivery/page-delivery.ts';
import { listMakers } from './build/kept/list-makers.ts';
import { createSources } from './content/sources.ts';
import { findHosting } from './hosting/find-hosting.ts';
import { findHost } from './hosts/find-host.ts';
import type { LoadedModules } from './modules/loaded-modules.ts';
import { createServedModules } from './modules/served-modules.ts';
import { countThreads } from './mdx/count-threads.ts';
import { createOutputs } from './output/outputs.ts';
import type { MakeIndex } from './output/search/index-builder.ts';
import { createPolicy } from './policy/create-policy.ts';
import { createRemoteCache } from './remote-cache/create-remote-cache.ts';
import type { RemoteCache } from './remote-cache/create-remote-cache.ts';
import { createHashMemory } from './disk/hash-memory.ts';
import { findCacheSettings } from './remote-cache/find-cache-settings.ts';
import { resolvePlacement } from './site/placement.ts';
import type { PlacementOptions } from './site/placement.ts';
import type { SiteProject } from './site/project.ts';

/** What Octavo's plugins share, made when Vite's config is resolved. Only plugins take it whole. */
export interface Context extends BuildScope, LoadedModules {}

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
    if (context === undefined) throw new Error('A module was requested before Vite resolved its config.');
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
  const project = createProject(options, vite);
  const { isDev } = project;
  const events: Context['events'] = new EventEmitter();
  // Who listens is written in our own code, and Nuxt has two dev servers of one context: no number of them is a leak.
  events.setMaxListeners(0);
  const kept = createKeptSite(project);
  const remote = openRemoteCache(project);
  const sources = createSources(project, {
    remote,
    heads: createKeptHeads({ cacheDir: vite.cacheDir, name: project.root }),
    parseSpec: createKeptSpecs(vite.cacheDir),
    minifyFor: isDev ? undefined : CSS_BROWSERS,
    onFault: () => events.emit('problems'),
    threads: () =>
      countThreads(kept.inputs() === undefined ? Object.keys(sources.store.site().pages).length : kept.newTexts, {
        isAlone: options.shard !== undefined,
      }),
  });
  const folder = createWorkFolder(vite.cacheDir, `${project.root} ${project.base}`);
  const pageFiles = createPageFiles(project, folder);
  const createPageText = createPageTexts({ placement: project, isDev, vite, ...sources, pageFiles, kept });
  const makeIndex: MakeIndex = (records, { isWhole }) =>
    indexInThread({ records, kept: isDev || !isWhole ? undefined : findIndexPlace({ vite, kept }, folder) });
  const hasRefresh = isDev && vite.server.hmr !== false && !vite.isProduction;
  const refresh = vite.plugins.some(({ name }) => name === 'vite:react-refresh') ? 'host' : 'own';
  return {
    ...project,
    ...sources,
    ...createOutputs(project, { ...sources, kept, createPageText, makeIndex }),
    policy: createPolicy(),
    createPageText,
    keepPageFile: pageFiles.add,
    folder,
    pageFiles,
    kept,
    moduleIds: new Set(),
    effects: createModuleEffects(),
    delivery: openDelivery({ cacheDir: vite.cacheDir, name: project.root }),
    moduleKeys: createModuleKeys(),
    served: createServedModules(),
    rendered: new Map(),
    events,
    ...(hasRefresh && { refresh }),
  };
}

function createProject(options: PlacementOptions, vite: ResolvedConfig): SiteProject {
  const host = findHost(vite);
  const placement = resolvePlacement(options, vite.root, {
    base: host?.base?.(vite) ?? vite.base,
    configFile: vite.configFile,
    ...(host && { host }),
  });
  const hosting = findHosting({ vite, base: placement.base, options });
  return {
    ...placement,
    options,
    vite,
    isDev: vite.command === 'serve',
    hosting,
    hashes: createHashMemory(vite.cacheDir),
    startedAt: Date.now(),
  };
}

/** Undefined where none is named, and in dev, whose pages name the files of this machine. */
function openRemoteCache({ isDev, options, vite }: SiteProject): RemoteCache | undefined {
  const settings = isDev ? undefined : findCacheSettings(options, { env: process.env, root: vite.root });
  return settings && createRemoteCache(settings, { maker: listMakers(), warn: (message) => vite.logger.warn(message) });
}
