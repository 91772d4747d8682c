import type { Plugin } from 'vite';
import { createContextRef } from './context.ts';
import type { ContextRef } from './context.ts';
import type { OctavoOptions } from './options.ts';
import { authorStylesPlugins } from './plugins/author-styles.ts';
import { buildPlugin } from './plugins/build.ts';
import { devServerPlugin } from './plugins/dev-server.ts';
import { hostPlugin } from './plugins/host.ts';
import { hotUpdatePlugin } from './plugins/hot-update.ts';
import { modulesPlugin } from './plugins/modules.ts';
import { ownComponentsPlugin } from './plugins/own-components.ts';
import { previewPlugin } from './plugins/preview.ts';
import { reactPlugin } from './plugins/resolve-react.ts';
import { sitePlugin } from './plugins/site.ts';
import { tailwindPlugin } from './plugins/tailwind.ts';
import { unlayeredPlugin } from './plugins/unlayered.ts';

export { OctavoBuildError } from './build/build-error.ts';
export type { SiteReport } from './check/create-report.ts';
export type { Checker } from './check/create-checker.ts';
export { createConfigReader } from './site/create-config-reader.ts';
export { CONFIG_NAMES, findConfigFile } from './site/find-config-file.ts';
export type { OctavoMode, OctavoOptions } from './options.ts';
export type { SiteApi } from './plugins/site.ts';

/**
 * The Vite plugin: a `docs.json`, a folder of pages and OpenAPI files as a documentation site, live and built.
 *
 * `octavo()` is enough in a folder with a `docs.json`; in an app, `octavo({ root: 'docs', base: '/docs' })`.
 */
export function octavo(options: OctavoOptions = {}): Plugin[] {
  return createPlugins(options, createContextRef());
}

function createPlugins(options: OctavoOptions, ref: ContextRef): Plugin[] {
  return [
    sitePlugin(options, ref),
    reactPlugin(ref),
    modulesPlugin(ref),
    unlayeredPlugin(ref),
    tailwindPlugin(ref),
    ...authorStylesPlugins(ref),
    ownComponentsPlugin(ref),
    devServerPlugin(ref),
    hotUpdatePlugin(ref),
    ...buildPlugin(ref),
    hostPlugin(ref, createPlugins),
    previewPlugin(ref),
  ];
}
