import path from 'node:path';
import type { UserConfig, ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import { disk, readOr } from '../disk/disk.ts';
import { describeState, readFileState } from '../disk/file-state.ts';
import { paths } from '../disk/paths.ts';
import type { SiteProject } from '../site/project.ts';
import { createUnwatched } from './create-unwatched.ts';
import { HELLO } from './serve-problems.ts';

/** Milliseconds after a browser has the program of its first page, and after the start where none comes. */
const PAUSE = 300;
const PATIENCE = 1500;

/**
 * Watches the folder of a site from when its first page is there: to walk through it takes a time for each of its files, and the page would wait.
 * What changes before is told by `followDisk`, which compares the content with the disk, and these modules.
 */
export interface DelayedWatch {
  /** Vite's options for a watcher that passes the folder by for now. */
  options(viteRoot: string, user: UserConfig): NonNullable<NonNullable<UserConfig['server']>['watch']>;
  /** Has the folder watched when its time has come, where a server was given these options. */
  follow(server: ViteDevServer, context: Pick<SiteProject, 'startedAt'> & Pick<Live, 'events'>): DelayedModules;
}

/** What Vite read of the folder by itself: Vite's config, and the modules of an author's own. */
export interface DelayedModules {
  /** Files (absolute paths) that were edited since the start, and that the watcher has not told of. */
  findMissed(): string[];
}

/** Makes the watch of one site; a server that takes the place of another watches from its start. */
export function createDelayedWatch(): DelayedWatch {
  let isDelayed = false;
  let isBegun = false;
  return {
    options(viteRoot, { publicDir, server }) {
      isDelayed = true;
      const isUnwatched = createUnwatched(viteRoot);
      // Vite lists what is public when it starts, and learns of more from the watcher alone.
      const publicFolder = path.resolve(viteRoot, publicDir || 'public');
      const isEarly = (file: string): boolean =>
        !isBegun && paths.inside(viteRoot, file) !== undefined && paths.inside(publicFolder, file) === undefined;
      const isPassedBy: typeof isUnwatched = (file, stats) => isEarly(file) || isUnwatched(file, stats);
      return {
        ignored: [isPassedBy],
        // A link to a parent folder would be walked forty deep; what a link of the site leads to is watched where it is.
        followSymlinks: server?.watch?.followSymlinks ?? false,
      };
    },
    follow(server, { events, startedAt }) {
      if (!isDelayed) return { findMissed: () => [] };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = (): void => {
        if (isBegun) return;
        isBegun = true;
        server.watcher.add(server.config.root);
      };
      const beginIn = (delay: number): void => {
        clearTimeout(timer);
        timer = setTimeout(begin, delay).unref();
      };
      server.environments.client.hot.on(HELLO, () => {
        if (!isBegun) beginIn(PAUSE);
      });
      events.once('listening', () => beginIn(PATIENCE));
      events.once('close', () => clearTimeout(timer));
      // Nobody says when a server of somebody else's listens.
      if (server.httpServer === null) begin();
      return followModules(server, startedAt);
    },
  };
}

function followModules({ config, watcher, environments }: ViteDevServer, startedAt: number): DelayedModules {
  const { fileToModulesMap } = environments.client.moduleGraph;
  const told = new Map<string, string>();
  watcher.on('change', (file) => told.set(paths.toId(file), readFileState(file, disk)));
  const isEdited = (file: string): boolean => {
    const stats = readOr(disk.stat(file), undefined);
    return stats !== undefined && stats.mtimeMs > startedAt && told.get(file) !== describeState(stats);
  };
  const isAuthors = (file: string): boolean => paths.inside(config.root, file) !== undefined && !file.includes('/node_modules/');
  return {
    findMissed: () => [...config.configFileDependencies, ...[...fileToModulesMap.keys()].filter(isAuthors)].filter(isEdited),
  };
}
