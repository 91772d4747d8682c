import path from 'node:path';
import type { Diagnostic, Site } from '@octavo/core';
import type { DepOptimizationOptions, Plugin, UserConfig } from 'vite';
import { listGeneratingApis } from '../api/list-generating-apis.ts';
import { checkVite } from '../check-vite.ts';
import { hostBuilder } from '../build/build-host.ts';
import { findCommandOverrides } from '../build/command-overrides.ts';
import { describeLibrary } from '../build/describe-library.ts';
import { VERCEL_FOLDER } from '../build/proxy/list-proxy-files.ts';
import { environmentOptions, isolateBuild } from '../build/bundle/environments.ts';
import { createChecker } from '../check/create-checker.ts';
import { createPackageFinder } from '../dev/create-package-finder.ts';
import type { Checker } from '../check/create-checker.ts';
import { resolvePlacement } from '../site/placement.ts';
import type { ContextRef } from '../context.ts';
import { countSite } from '../site/count-site.ts';
import type { SiteCounts } from '../site/count-site.ts';
import type { PlacementOptions } from '../site/placement.ts';
import { findOutdated } from '../dev/find-outdated.ts';
import type { DelayedWatch } from '../dev/delayed-watch.ts';
import { bundleOwn, LATER } from '../dev/bundle-own.ts';
import { disk } from '../disk/disk.ts';
import { findHost } from '../hosts/find-host.ts';
import { findOtherBuild } from '../hosts/find-other-build.ts';
import type { HostBuild } from '../hosts/find-host.ts';
import { listPlugins } from '../hosts/list-plugins.ts';
import { findReact, optimizeReact } from '../hosts/find-react.ts';
import type { ReactSource } from '../hosts/find-react.ts';
import { findNativePackage } from '../native-package.ts';
import { isWritable, userCacheFolder } from '../user-cache-folder.ts';
import { listBundledLate, ownFolders } from '../package-path.ts';
import type { OctavoOptions } from '../options.ts';

/** What other programs may ask the plugin: `plugin.api` of `octavo:site`. */
export interface SiteApi {
  /** Resolves once the site has been read. */
  ready(): Promise<void>;
  site(): Site;
  /** Absolute content root. */
  root(): string;
  /** What is wrong: the config, the pages, and every file compiled so far. */
  diagnostics(): Diagnostic[];
  /** Finds all that is wrong, also what only compiling every page shows. */
  createChecker(): Checker;
  /** How often the site was read whole and a page compiled: a test holds a build to one each. */
  work(): { loads: number; compiled: number };
  /** The modules that are not what the disk holds (`findOutdated`): a test holds a dev server to none. */
  outdated(): Promise<string[]>;
  /** The API files of the field `openapi`, as written, whose operations have generated pages; those at an address are fetched first. */
  generatingApis(): Promise<string[]>;
  summary(): SiteCounts;
}

/** `octavo:site`: gives Vite the config that the site needs, and holds the site. */
export function sitePlugin(given: OctavoOptions, ref: ContextRef, watch: DelayedWatch): Plugin<SiteApi> {
  let options: PlacementOptions = { ...given, mode: given.mode ?? 'alone' };
  return {
    name: 'octavo:site',
    enforce: 'pre',
    sharedDuringBuild: true,
    config: {
      // When the plugins of a framework have said what they build.
      order: 'post',
      async handler(user, { command }) {
        // The Vite that runs may be another than the one that this package finds. Before Vite 7 a hook was not told.
        checkVite((this as { meta?: { viteVersion?: string } } | undefined)?.meta?.viteVersion);
        const plugins = await listPlugins(user.plugins);
        const host = findHost({ ...user, plugins });
        const isBeside = host !== undefined || findOtherBuild({ ...user, plugins }) !== undefined;
        const { extensions = [], ...said } = findCommandOverrides(plugins);
        const all = [...(given.extensions ?? []), ...extensions];
        options = { ...given, mode: given.mode ?? (isBeside ? 'alongside' : 'alone'), ...said, extensions: all };
        if (options.compiler === 'native') options.native = await findNativePackage(path.resolve(user.root ?? process.cwd()));
        // Its docs are built apart, so that its build is what it would be without us.
        if (command === 'build' && (user.build?.ssr || (host && options.mode !== 'embedded'))) return undefined;
        return createViteConfig(options, user, { command, watch, ...(host && { host }) });
      },
    },
    async configResolved(config) {
      const context = ref.create(config, options);
      isolateBuild(config, context);
      if (config.command === 'build' && config.build.lib) config.logger.warn(describeLibrary(context));
      await context.extensions.ready();
    },
    api: {
      ready: async () => void ref.current.store.site(),
      site: () => ref.current.store.site(),
      root: () => ref.current.root,
      diagnostics: () => ref.current.extensions.judge([...ref.current.store.diagnostics(), ...ref.current.content.diagnostics()]),
      createChecker: () => createChecker({ ...ref.current, placement: ref.current, findsPackage: createPackageFinder(ref.current.vite) }),
      work: () => ({ loads: ref.current.store.loads, compiled: ref.current.content.compiled }),
      outdated: () => findOutdated(ref.current, ref.createFresh()),
      async generatingApis() {
        await ref.current.store.settle();
        return listGeneratingApis(this.site());
      },
      summary() {
        return ref.current.kept.summary() ?? countSite(ref.current.store, this.diagnostics());
      },
    },
  };
}

function createViteConfig(
  options: PlacementOptions,
  user: UserConfig,
  { command, host, watch }: { command: 'build' | 'serve'; host?: HostBuild; watch: DelayedWatch },
): UserConfig {
  const viteRoot = path.resolve(user.root ?? process.cwd());
  const placement = resolvePlacement(options, viteRoot, { base: user.base ?? '/', ...(host && { host }) });
  const isAlone = placement.mode === 'alone';
  const react = findReact(viteRoot, user.resolve?.alias);
  return {
    ...(user.cacheDir === undefined && !hasOwnCache(viteRoot) && { cacheDir: userCacheFolder(viteRoot) }),
    ...(isAlone && { appType: 'custom', base: placement.base === '/' ? '/' : `${placement.base}/` }),
    ...(options.proxy === 'vercel' &&
      user.build?.outDir === undefined && { build: { outDir: VERCEL_FOLDER + (isAlone && placement.base !== '/' ? placement.base : '') } }),
    ...(command === 'build' && placement.mode !== 'embedded' && { builder: hostBuilder(placement.mode, user) }),
    environments: environmentOptions(placement, command),
    optimizeDeps: isAlone ? { entries: [], ...bundleOwn(react, viteRoot) } : optimizeBeside(react, viteRoot),
    server: {
      fs: { allow: [viteRoot, placement.root, ...ownFolders()] },
      ...(isAlone && user.server?.watch !== null && { watch: watch.options(viteRoot, user) }),
    },
  };
}

/** Beside a host our packages stay modules: the host's own bundles are not to wait for them. */
function optimizeBeside(react: ReactSource, root: string): DepOptimizationOptions {
  const { include, ...options } = optimizeReact(react);
  return {
    ...options,
    include: [...include, ...listBundledLate(root)],
    exclude: ['@octavo/vite', '@octavo/theme', '@octavo/core', '@octavo/openapi', ...LATER],
  };
}

/** Vite's own place for caches is there, and is not read-only. */
function hasOwnCache(viteRoot: string): boolean {
  const folder = path.join(viteRoot, 'node_modules');
  return disk.isFolder(folder) && isWritable(path.join(folder, '.vite'));
}
