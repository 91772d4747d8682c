import { resolveFrom, resolveOwn } from '../package-path.ts';

/** What Octavo's modules and content import from React; one copy of each serves a whole environment. */
const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react-dom/static', 'react/jsx-runtime', 'react/jsx-dev-runtime'] as const;

const BROWSER_MODULES = REACT_MODULES.filter((name) => name !== 'react-dom/static');

/** Which React a Vite root gets: the host's when it has a version that the theme can use, else Octavo's own. */
export interface ReactSource {
  isHost: boolean;
  files: Record<string, string>;
}

/** Finds the React of a Vite root. */
export function findReact(viteRoot: string): ReactSource {
  const host = REACT_MODULES.map((name) => [name, resolveFrom(viteRoot, name)] as const);
  const isHost = host.every(([, file]) => file !== undefined);
  const files = Object.fromEntries(
    REACT_MODULES.map((name) => [name, (isHost ? resolveFrom(viteRoot, name) : undefined) ?? resolveOwn(name)]),
  );
  return { isHost, files };
}

/**
 * What the optimizer of the dev server is to bundle: React is CommonJS. The host's copy goes by name, as the host's own imports do;
 * Octavo's goes by path, since a host under strict pnpm, or a folder without `node_modules`, cannot resolve it.
 */
export function reactIncludes({ isHost, files }: ReactSource): string[] {
  return isHost ? [...BROWSER_MODULES] : BROWSER_MODULES.map((name) => files[name] ?? name);
}
