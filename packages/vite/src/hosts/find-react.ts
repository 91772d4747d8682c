import path from 'node:path';
import { normalizePath } from 'vite';
import type { AliasOptions, DepOptimizationOptions, Plugin } from 'vite';
import { resolveFrom, resolveOwn } from '../package-path.ts';

/** What Octavo's modules and content import from React; one copy of each serves a whole environment. */
const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react-dom/static', 'react/jsx-runtime', 'react/jsx-dev-runtime'] as const;

const BROWSER_MODULES = REACT_MODULES.filter((name) => name !== 'react-dom/static');

/** Which React a Vite root gets: the host's when it has a version that the theme can use, else Octavo's own. */
export interface ReactSource {
  isHost: boolean;
  files: Record<string, string>;
}

/** Finds the React of a Vite root; `alias` is Vite's `resolve.alias`: where it puts another library in the place of React, the app has none. */
export function findReact(viteRoot: string, alias: AliasOptions = []): ReactSource {
  const host = REACT_MODULES.map((name) => [name, resolveFrom(viteRoot, name)] as const);
  const isHost = !isReactReplaced(alias) && host.every(([, file]) => file !== undefined);
  const files = Object.fromEntries(
    REACT_MODULES.map((name) => [name, (isHost ? resolveFrom(viteRoot, name) : undefined) ?? resolveOwn(name)]),
  );
  return { isHost, files };
}

/** Whether an app's imports of React are imports of another library: `preact/compat`. */
export function isReactReplaced(alias: AliasOptions): boolean {
  const found = Array.isArray(alias)
    ? alias
    : Object.entries(alias).map(([find, replacement]) => ({ find, replacement: String(replacement) }));
  return found.some(
    ({ find, replacement }) =>
      (typeof find === 'string' ? find === 'react' : find.test('react')) && !/[\\/]react(?:[\\/]|$)/.test(`/${replacement}`),
  );
}

/**
 * What the optimizer of the dev server is to bundle: React is CommonJS. The host's copy goes by name, as the host's own imports do;
 * Octavo's goes by path, since a host under strict pnpm, or a folder without `node_modules`, cannot resolve it.
 */
export function optimizeReact({ isHost, files }: ReactSource): Required<Pick<DepOptimizationOptions, 'include'>> & DepOptimizationOptions {
  if (isHost) return { include: [...BROWSER_MODULES] };
  return { include: BROWSER_MODULES.map((name) => files[name] ?? name), rolldownOptions: { plugins: [keepReact(files)] } };
}

/** Within Octavo's own copies of React's packages `react` is React, whatever an alias of the app says. */
function keepReact(files: ReactSource['files']): Plugin {
  const folders = Object.values(files).map((file) => `${path.posix.dirname(file)}/`);
  return {
    name: 'octavo:own-react',
    resolveId: {
      order: 'pre',
      filter: { id: /^react(?:-dom)?(?:\/.+)?$/ },
      handler: (id, importer = '') => (folders.some((folder) => normalizePath(importer).startsWith(folder)) ? files[id] : undefined),
    },
  };
}
