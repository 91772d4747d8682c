import path from 'node:path';
import type { ParseSpec } from '@octavo/openapi/internal/load';
import { createApiRenderer } from '../api/api-renderer.ts';
import type { ApiRenderer } from '../api/api-renderer.ts';
import { createExtensionStore } from '../extension/extension-store.ts';
import type { ExtensionStore } from '../extension/extension-store.ts';
import { createIconResolver } from '../icons/create-icon-resolver.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import { createChangeFinder } from '../repository/find-changes.ts';
import type { ChangeFinder } from '../repository/find-changes.ts';
import { createSourceFinder } from '../repository/create-source-finder.ts';
import { createRepositoryFinder } from '../repository/find-repository.ts';
import type { RepositoryFinder } from '../repository/find-repository.ts';
import type { RemoteCache } from '../remote-cache/create-remote-cache.ts';
import type { SiteProject } from '../site/project.ts';
import type { HeadReader } from '../site/head-reader.ts';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import { createUtilities } from '../utilities/create-utilities.ts';
import type { Utilities } from '../utilities/create-utilities.ts';
import { createRareStyles } from './assets/create-rare-styles.ts';
import type { RareStyles } from './assets/create-rare-styles.ts';
import { createContentLoader } from './loader/content-loader.ts';
import type { ContentLoader } from './loader/content-loader.ts';

/** What everything that a site gives is made from. */
export interface Sources {
  store: SiteStore;
  content: ContentLoader;
  /** Makes pages of APIs; loaded when the first of them is asked for. */
  apiRenderer: ApiRenderer;
  icons: IconResolver;
  utilities: Utilities;
  rareStyles: RareStyles;
  repository: RepositoryFinder;
  changes: ChangeFinder;
  extensions: ExtensionStore;
  /** The modules of the author's own components and regions, by name: those of the option before those of extensions. */
  ownComponents(): Record<string, string>;
}

/** What sources are told beside their project. */
export interface SourceSettings {
  minifyFor: readonly string[] | undefined;
  /** Told when an extension has thrown. */
  onFault: () => void;
  /** How many threads a build compiles with. */
  threads: () => number;
  /** What reads the heads of pages. */
  heads: HeadReader;
  /** What reads the texts of APIs. */
  parseSpec: ParseSpec;
  /** What other machines compiled. */
  remote: RemoteCache | undefined;
}

/** Puts the sources of a project together; nothing is read yet. */
export function createSources(project: SiteProject, { minifyFor, onFault, heads, parseSpec, ...settings }: SourceSettings): Sources {
  const { root, mode, isDev, options, vite, hosting } = project;
  const extensions = createExtensionStore(options.extensions ?? [], { viteRoot: vite.root, cacheDir: vite.cacheDir, onFault });
  const repository = createRepositoryFinder(root, options.repository);
  const store = createSiteStore({
    root,
    outDir: path.resolve(vite.root, vite.build.outDir),
    extensions,
    heads,
    parseSpec,
    findAddress: (written) => options.site ?? written ?? hosting.address,
    findSource: createSourceFinder({ root, find: repository.find }),
    // While somebody writes, a repository may be still to come; what is built without it lacks its buttons.
    check: ({ config }) => repository.check(config.feedback).map((found) => (isDev ? { ...found, severity: 'info' } : found)),
  });
  const icons = createIconResolver({ projectRoot: vite.root });
  return {
    store,
    content: createContentLoader({
      placement: project,
      store,
      isDev,
      cacheDir: vite.cacheDir,
      options,
      native: options.native,
      icons,
      extensions,
      ...settings,
    }),
    apiRenderer: createApiRenderer(),
    icons,
    utilities: createUtilities({ isLayered: mode !== 'embedded', minifyFor }),
    rareStyles: createRareStyles({ minifyFor }),
    repository,
    changes: createChangeFinder(root, { isDev }),
    extensions,
    ownComponents: () => ({ ...extensions.components(), ...options.components }),
  };
}
