import { createRequire } from 'node:module';
import path from 'node:path';
import type { Environment, Plugin } from 'vite';
import { isOwnEnvironment, isServer } from '../build/bundle/environments.ts';
import type { ContextRef } from '../context.ts';
import { toContentFile } from '../content/compile/content-id.ts';
import { API_REASON } from '../delivery/find-sleeping.ts';
import { watchedReact } from '../delivery/watch-rendering.ts';
import { findReact, isReactReplaced } from '../hosts/find-react.ts';
import type { ReactSource } from '../hosts/find-react.ts';
import { isOwnModule } from '../virtual/own-modules.ts';
import { BUNDLED_CLIENT, isApiPart, isQuiet, ownFolders, resolveFrom, resolveOwn } from '../package-path.ts';

const BRIDGE = '\0octavo-react:';
const WATCHED = '\0octavo-watched-react:';
const WATCHED_API = '\0octavo-watched-api-react:';

/** `octavo:react`: gives one React to Octavo's modules and to content. */
export function reactPlugin(ref: ContextRef): Plugin {
  let source: ReactSource | undefined;
  let folders: string[] = [];
  let viteRoot = '';
  let hasNone = false;
  return {
    name: 'octavo:react',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      viteRoot = config.root;
      source ??= findReact(viteRoot, config.resolve.alias);
      folders = listFolders(source);
      hasNone = resolveFrom(viteRoot, 'react') === undefined && !isReactReplaced(config.resolve.alias);
    },
    resolveId: {
      // Before the app's aliases, which may put another library in the place of React.
      order: 'pre',
      filter: { id: /^(?:react(?:-dom)?(?:\/.+)?|@mdx-js\/react)$/ },
      async handler(id, importer) {
        if (!source || importer === undefined) return undefined;
        const { name } = this.environment;
        // Where the app has no React of any kind, its modules can only mean ours: a region's own parts.
        if (!isOwnEnvironment(this.environment) && !hasNone && !isOurs(importer, folders) && !isOwnModule(importer, ref.current))
          return undefined;
        if (BUNDLED_CLIENT.includes(id)) return optimizedId(this.environment, resolveOwn(id)) ?? resolveOwn(id);
        const file = source.files[id];
        if (file === undefined) return undefined;
        if (isServer(name)) {
          const isWatching = ref.current.options.pages !== 'live' && isWatched(id, importer);
          return (isWatching ? (isApiPart(importer) ? WATCHED_API : WATCHED) : BRIDGE) + file;
        }
        if (this.environment.mode === 'build') return file;
        if (source.isHost) return this.resolve(id, path.join(viteRoot, 'index.html'), { skipSelf: true });
        return optimizedId(this.environment, file) ?? file;
      },
    },
    load: {
      filter: { id: /^\0octavo-(?:watched-(?:api-)?)?react:/ },
      handler(id) {
        if (id.startsWith(BRIDGE)) return bridgeTo(id.slice(BRIDGE.length));
        if (id.startsWith(WATCHED)) return bridgeTo(id.slice(WATCHED.length), watchedReact);
        return bridgeTo(id.slice(WATCHED_API.length), (expression) => watchedReact(expression, API_REASON));
      },
    },
  };
}

/**
 * A module that hands on what Node's `require` gives, for the server: the dev server's module runner executes ES modules only, and an
 * external package would be looked for from the importing file, where a folder without `node_modules` has none.
 */
function bridgeTo(file: string, wrap = (expression: string): string => expression): string {
  const names = Object.keys(createRequire(file)(file)).filter((name) => name !== 'default');
  return [
    "import { createRequire } from 'node:module';",
    `const module = ${wrap(`createRequire(${JSON.stringify(file)})(${JSON.stringify(file)})`)};`,
    'export default module;',
    `export const { ${names.join(', ')} } = module;`,
  ].join('\n');
}

/** The folders of our modules. An app's own React is none of them: its environments may have conditions, as those of server components do. */
function listFolders({ isHost, files }: ReactSource): string[] {
  const hosts = isHost ? Object.values(files) : [];
  return ownFolders().filter((folder) => !hosts.some((file) => file.startsWith(`${folder}/`)));
}

/** Whether what a module does with React says something of the page: our own parts work without it, but for those that are named. */
function isWatched(id: string, importer: string): boolean {
  return /^react(?:\/|$)/.test(id) && !importer.startsWith('\0') && !isQuiet(importer);
}

function isOurs(importer: string, folders: string[]): boolean {
  return (
    importer.startsWith('\0virtual:octavo/') ||
    toContentFile(importer) !== undefined ||
    folders.some((folder) => importer.startsWith(`${folder}/`))
  );
}

/** The dev server's bundle of a file that its optimizer was told to include; undefined elsewhere. */
export function optimizedId(environment: Environment, file: string): string | undefined {
  if (environment.mode !== 'dev' || environment.depsOptimizer === undefined) return undefined;
  const { metadata } = environment.depsOptimizer;
  const info = metadata.optimized[file] ?? metadata.discovered[file];
  return info && environment.depsOptimizer.getOptimizedDepId(info);
}
