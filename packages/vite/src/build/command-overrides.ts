import type { Plugin } from 'vite';
import type { PlacementOptions } from '../site/placement.ts';

/** The options that a command may have of its own. */
export type CommandOverrides = Partial<
  Pick<
    PlacementOptions,
    | 'strict'
    | 'mode'
    | 'isCheck'
    | 'extensions'
    | 'site'
    | 'hosting'
    | 'proxy'
    | 'compiler'
    | 'cache'
    | 'cacheReadonly'
    | 'shard'
    | 'shards'
  >
>;

/** What a command was told beside a `vite.config` of the user's own: the `api` of a plugin named `octavo:command`. */
export function findCommandOverrides(plugins: readonly Plugin[]): CommandOverrides {
  const command: Plugin<CommandOverrides> | undefined = plugins.find(({ name }) => name === 'octavo:command');
  return command?.api ?? {};
}
