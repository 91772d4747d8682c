import type { Plugin } from 'vite';
import type { OctavoOptions } from '../options.ts';

/** What a command was told beside a `vite.config` of the user's own: the `api` of a plugin named `octavo:command`. */
export function commandOptions(plugins: readonly Plugin[]): Pick<OctavoOptions, 'strict' | 'mode'> {
  const command: Plugin<Pick<OctavoOptions, 'strict' | 'mode'>> | undefined = plugins.find(({ name }) => name === 'octavo:command');
  return command?.api ?? {};
}
