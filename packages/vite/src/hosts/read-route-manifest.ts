import { paths } from '../disk/paths.ts';

/** A route as an app's program has made it: its whole address, parameters and the app's `basename` included, and the absolute path of its module. */
export interface ManifestRoute {
  address: string;
  file: string;
}

/**
 * Reads the routes of React Router from what its Vite plugin adds to the config: each has an id, that of its parent, a part of an address and a file.
 * The plugin promises nobody that shape: whatever is not of it has no routes.
 */
export function readRouteManifest(context: unknown): ManifestRoute[] {
  const { routes, appDirectory, basename } = toObject(toObject(context)['reactRouterConfig']);
  if (typeof appDirectory !== 'string') return [];
  const known = toObject(routes);
  const toAddress = (id: unknown, below: ReadonlySet<unknown> = new Set()): string => {
    if (typeof id !== 'string' || below.has(id) || !Object.hasOwn(known, id)) return '';
    const { path, parentId } = toObject(known[id]);
    return `${toAddress(parentId, new Set([...below, id]))}/${toText(path)}`;
  };
  return Object.entries(known).flatMap(([id, route]) => {
    const { file } = toObject(route);
    return typeof file === 'string' ? [{ address: `${toText(basename)}/${toAddress(id)}`, file: paths.join(appDirectory, file) }] : [];
  });
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
