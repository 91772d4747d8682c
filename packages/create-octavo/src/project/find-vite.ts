import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { demand, disk, readOr } from '@octavo/vite/internal/setup';
import type { Host } from '@octavo/vite/internal/setup';

/** The oldest Vite that Octavo runs on. */
export const OLDEST_VITE = 8;

/** The Vite that an app is built with. */
export interface FoundVite {
  /** As installed, else as far as the app's `package.json` tells: `8.3.1`, `7`; undefined where neither does. */
  version?: string;
  /** Address of the Vite that loads the app's config, as for `import`: the app's own where it is installed, else ours. */
  address: string;
}

/** What an app names in its `package.json`, and the framework that brings Vite along. */
export interface ViteUser {
  dependencies: Readonly<Record<string, string>>;
  host: Host | undefined;
}

/** Finds the Vite of an app. */
export function findVite(folder: string, { dependencies, host }: ViteUser): FoundVite {
  const places = [
    ...(host?.packages ?? []).map((name) => path.join(folder, 'node_modules', name)).filter((one) => disk.exists(one)),
    folder,
  ];
  const installed = places.map((place) => findInstalled(readOr(disk.realPath(place), place))).find((found) => found !== undefined);
  const version = installed?.version ?? /(\d+)(?:\.\d+)*/.exec(dependencies['vite'] ?? '')?.[0];
  const isOwn = installed !== undefined && Number.parseInt(installed.version, 10) >= OLDEST_VITE;
  const address = isOwn ? pathToFileURL(path.join(installed.folder, 'dist/node/index.js')).href : import.meta.resolve('vite');
  return { ...(version !== undefined && { version }), address };
}

function findInstalled(folder: string): { folder: string; version: string } | undefined {
  const found = path.join(folder, 'node_modules/vite');
  const manifest = path.join(found, 'package.json');
  if (disk.exists(manifest))
    return { folder: found, version: (JSON.parse(demand(disk.readText(manifest), manifest)) as { version: string }).version };
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findInstalled(parent);
}
