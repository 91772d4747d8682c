import path from 'node:path';
import type { BuildEnvironmentOptions, Plugin, UserConfig } from 'vite';
import { disk } from '../disk/disk.ts';

/**
 * Tells whether Vite builds something beside the docs: an app with an `index.html`, a library, what a backend names as input, or whatever a
 * framework's plugins have put into the config by now.
 */
export function hasOtherBuild(config: UserConfig, plugins: readonly Plugin[]): boolean {
  const { root = process.cwd(), appType = 'spa', build, builder, environments = {} } = config;
  return (
    disk.isFile(path.resolve(root, 'index.html')) ||
    appType !== 'spa' ||
    builder?.buildApp !== undefined ||
    plugins.some(({ name, buildApp }) => buildApp !== undefined && !name.startsWith('octavo:')) ||
    [build, ...Object.values(environments).map((environment) => environment.build)].some(namesInput)
  );
}

function namesInput({ lib, ssr, manifest, rolldownOptions, rollupOptions }: BuildEnvironmentOptions = {}): boolean {
  return [lib, ssr, manifest, rolldownOptions?.input, rollupOptions?.input].some((value) => value !== undefined && value !== false);
}
