import path from 'node:path';
import { disk } from '../disk/disk.ts';

/** What Vite builds beside the docs: an app as `vite build` does by itself, or a framework's in a way of its own, by the name of what does it. */
export type OtherBuild = { kind: 'app' } | { kind: 'framework'; name: string };

/** What tells it: a resolved config, or a config whose plugins are in one list and have put into it what they build. */
export interface BuildTraits {
  plugins: readonly { name: string; buildApp?: unknown }[];
  root?: string | undefined;
  appType?: string | undefined;
  build?: OutputTraits | undefined;
  builder?: { buildApp?: unknown } | undefined;
  environments?: Record<string, { build?: OutputTraits | undefined }> | undefined;
  /** What the command line or the program that called Vite said. */
  inlineConfig?: { build?: OutputTraits | undefined };
}

interface OutputTraits {
  lib?: unknown;
  ssr?: unknown;
  manifest?: unknown;
  rolldownOptions?: { input?: unknown };
  rollupOptions?: { input?: unknown };
}

/** Finds what is built beside the docs; undefined where there is nothing. */
export function findOtherBuild(config: BuildTraits): OtherBuild | undefined {
  const name = findFramework(config);
  if (name !== undefined) return { kind: 'framework', name };
  const { root = process.cwd(), appType = 'spa', build, builder, environments = {} } = config;
  const isApp =
    disk.isFile(path.resolve(root, 'index.html')) ||
    appType !== 'spa' ||
    builder?.buildApp !== undefined ||
    [build, ...Object.values(environments).map((environment) => environment.build)].some(namesOutput);
  return isApp ? { kind: 'app' } : undefined;
}

/** True for an option that says something. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== false;
}

/** A plugin with a build of its own, an environment with an entry of its own, or a server. */
function findFramework({ plugins, build, environments = {}, inlineConfig }: BuildTraits): string | undefined {
  const builder = plugins.find(({ name, buildApp }) => buildApp !== undefined && !/^(?:octavo|vite):/.test(name));
  const shared = JSON.stringify(build?.rolldownOptions?.input);
  const added = Object.entries(environments).find(([name, environment]) => {
    const input = JSON.stringify(environment.build?.rolldownOptions?.input);
    return name !== 'client' && !name.startsWith('octavo_') && input !== undefined && input !== shared;
  });
  // `vite build --ssr` is the other half of an app whose docs `vite build` builds.
  const isServer = isSet(build?.ssr) && !isSet(inlineConfig?.build?.ssr);
  return builder?.name ?? (added && `the environment ${added[0]}`) ?? (isServer ? 'build.ssr' : undefined);
}

function namesOutput({ lib, ssr, manifest, rolldownOptions, rollupOptions }: OutputTraits = {}): boolean {
  return [lib, ssr, manifest, rolldownOptions?.input, rollupOptions?.input].some(isSet);
}
