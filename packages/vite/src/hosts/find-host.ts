import { HOSTS } from './host-table.ts';
import type { Host } from './host-table.ts';

/** The host that a resolved config, or a config with its plugins in one list, belongs to; undefined for a plain app. */
export function findHost({ plugins, build }: HostTraits): Host | undefined {
  return HOSTS.find(({ knownBy }) =>
    'plugin' in knownBy ? plugins.some(({ name }) => knownBy.plugin.test(name)) : build?.lib !== undefined && build.lib !== false,
  );
}

/** What tells a host. */
export interface HostTraits {
  plugins: readonly { name: string }[];
  build?: { lib?: object | boolean | undefined } | undefined;
}
