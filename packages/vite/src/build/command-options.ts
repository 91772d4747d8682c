import type { Plugin } from 'vite';
import type { PlacementOptions } from '../site/placement.ts';

/** The options that a command may have of its own. */
export type CommandOptions = Partial<Pick<PlacementOptions, 'strict' | 'mode' | 'isCheck' | 'extensions' | 'site' | 'hosting'>>;

/** What a command was told beside a `vite.config` of the user's own: the `api` of a plugin named `octavo:command`. */
export function commandOptions(plugins: readonly Plugin[]): CommandOptions {
  const command: Plugin<CommandOptions> | undefined = plugins.find(({ name }) => name === 'octavo:command');
  return command?.api ?? {};
}
