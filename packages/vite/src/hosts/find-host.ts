import { findOtherBuild, isSet } from './find-other-build.ts';
import type { BuildTraits } from './find-other-build.ts';
import { HOSTS } from './host-table.ts';
import type { Host } from './host-table.ts';

/** What the build has to know of a host; for a framework that is not in the table its `servedFolder` is `unknown`. */
export interface HostBuild extends Pick<Host, 'name' | 'withoutClient' | 'preparesIn' | 'base' | 'documents' | 'routes' | 'setup'> {
  servedFolder: Host['servedFolder'] | 'unknown';
}

/** The host that a config belongs to: one of the table, else a framework that nobody knows; undefined for a plain app. */
export function findHost(config: BuildTraits): HostBuild | undefined {
  const known = HOSTS.find(({ knownBy }) =>
    'plugin' in knownBy ? config.plugins.some(({ name }) => knownBy.plugin.test(name)) : isSet(config.build?.lib),
  );
  if (known !== undefined) return known;
  const other = findOtherBuild(config);
  return other?.kind === 'framework' ? { name: other.name, servedFolder: 'unknown' } : undefined;
}
