import { HOSTS } from './host-table.ts';
import type { Host } from './host-table.ts';

/** What the build has to know of a host; for a framework that is not in the table its `servedFolder` is `unknown`. */
export interface HostBuild extends Pick<Host, 'name' | 'preparesIn' | 'base' | 'setup'> {
  servedFolder: Host['servedFolder'] | 'unknown';
}

/** What tells a host: a resolved config, or a config whose plugins are in one list. */
export interface HostTraits {
  plugins: readonly { name: string; buildApp?: unknown }[];
  build?: BuildTraits | undefined;
  environments?: Record<string, { build?: BuildTraits | undefined }> | undefined;
  /** What the command line or the program that called Vite said. */
  inlineConfig?: { build?: BuildTraits | undefined };
}

/** The host that a config belongs to: one of the table, else a framework that nobody knows; undefined for a plain app. */
export function findHost(config: HostTraits): HostBuild | undefined {
  return (
    HOSTS.find(({ knownBy }) =>
      'plugin' in knownBy ? config.plugins.some(({ name }) => knownBy.plugin.test(name)) : isSet(config.build?.lib),
    ) ?? findStranger(config)
  );
}

interface BuildTraits {
  lib?: unknown;
  ssr?: unknown;
  rolldownOptions?: { input?: unknown };
}

/** What builds an app otherwise than `vite build` does by itself: a plugin with a build of its own, a server, an environment with an entry. */
function findStranger({ plugins, build, environments = {}, inlineConfig }: HostTraits): HostBuild | undefined {
  const builder = plugins.find(({ name, buildApp }) => buildApp !== undefined && !/^(?:octavo|vite):/.test(name));
  const shared = JSON.stringify(build?.rolldownOptions?.input);
  const added = Object.entries(environments).find(([name, environment]) => {
    const input = JSON.stringify(environment.build?.rolldownOptions?.input);
    return name !== 'client' && !name.startsWith('octavo_') && input !== undefined && input !== shared;
  });
  // `vite build --ssr` is the other half of an app whose docs `vite build` builds.
  const isServer = isSet(build?.ssr) && !isSet(inlineConfig?.build?.ssr);
  const name = builder?.name ?? (added && `the environment ${added[0]}`) ?? (isServer ? 'build.ssr' : undefined);
  return name === undefined ? undefined : { name, servedFolder: 'unknown' };
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== false;
}
