import { normalizeBase } from '@octavo/core/internal';
import { disk, readOr } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import type { HostBuild } from '../hosts/find-host.ts';
import type { NativePackage } from '../native-package.ts';
import type { OctavoMode, OctavoOptions } from '../options.ts';
import { findConfigFile } from './find-config-file.ts';
import type { ReadShard, ShardCommand, ShardNumber } from './shard.ts';

/** What the options mean in a given Vite root: absolute paths, the mode and the public base. */
export interface Placement {
  mode: OctavoMode;
  /** The framework that builds the app, when it is one that builds in a way of its own. */
  host?: HostBuild;
  /** Absolute content root, forward slashes. */
  root: string;
  /** Public base of the site without trailing slash, `/` for the root. */
  base: string;
  /** Prefix of the site's files inside the output folder: empty, or `docs/`. */
  prefix: string;
}

/** The options, once it is known how the site joins the app. */
export type PlacementOptions = OctavoOptions &
  Required<Pick<OctavoOptions, 'mode'>> & {
    /** The config is resolved to look at the site: nothing is built. Default: false. */
    isCheck?: boolean;
    /** The native compiler, where the options name it. */
    native?: NativePackage;
    /** Only this part of the pages is compiled, for another machine. */
    shard?: ShardNumber & { command: ShardCommand };
    /** What other machines compiled, to be joined. */
    shards?: readonly ReadShard[];
  };

/** What the placement of a site needs to know of the app. */
interface AppFacts {
  /** Vite's public base. */
  base: string;
  host?: HostBuild;
  /** Absolute path of the Vite config, if there is one. */
  configFile?: string | undefined;
}

/** Finds out how the options apply to a Vite root, the base of the app in it, and its host. */
export function resolvePlacement(options: PlacementOptions, viteRoot: string, { base: viteBase, host, configFile }: AppFacts): Placement {
  const { mode } = options;
  const given = options.root ?? (findConfigFile(viteRoot) === undefined ? 'docs' : '.');
  const folder = findFolder(given, [viteRoot, ...(configFile === undefined ? [] : [paths.resolve(configFile, '..')])]);
  // Vite knows style sheets by their real paths.
  const root = paths.toId(readOr(disk.realPath(folder), folder));
  const hostBase = normalizeBase(viteBase);
  if (mode === 'alone') return { mode, root, base: normalizeBase(options.base ?? hostBase), prefix: '' };
  const own = normalizeBase(options.base ?? '/docs');
  const base = normalizeBase(hostBase === '/' ? own : hostBase + own);
  return { mode, ...(host && { host }), root, base, prefix: own === '/' ? '' : `${own.slice(1)}/` };
}

/** A plugin may set Vite's root, as Rails' does, which the author of the config does not see: then the folder is named from the config. */
function findFolder(given: string, bases: readonly string[]): string {
  const folders = bases.map((base) => paths.resolve(base, given));
  return folders.find((folder) => disk.isFolder(folder)) ?? folders[0] ?? given;
}
