import type { InlineConfig, ResolvedConfig } from 'vite';

/** Plugins that find modules by the `paths` of a `tsconfig.json`, as Vite does by itself when it is told to. */
const TSCONFIG_PATHS = /^(?:vite-tsconfig-paths|vite-plugin-tsconfig-paths|astro:tsconfig-alias)$/;

/**
 * What docs that are built apart take of their host's config: how modules are found and style sheets are read, constants, and variables of
 * the environment. Its plugins are the app's: they know of its build alone, and hold what they have seen of it.
 */
export function takeOver({ plugins, resolve, define, envDir, envPrefix, css, json }: ResolvedConfig): InlineConfig {
  const { alias, dedupe, extensions, preserveSymlinks } = resolve;
  const tsconfigPaths = resolve.tsconfigPaths || plugins.some(({ name }) => TSCONFIG_PATHS.test(name));
  return {
    resolve: { alias, dedupe, extensions, preserveSymlinks, tsconfigPaths },
    css,
    ...(json && { json }),
    ...(define && { define }),
    envDir,
    ...(envPrefix !== undefined && { envPrefix }),
  };
}
