import type { Plugin } from 'vite';
import { checkVite } from './check-vite.ts';
import type { OctavoOptions } from './options.ts';

export { OctavoBuildError } from './build/build-error.ts';
export type { SiteReport } from './check/create-report.ts';
export type { Checker } from './check/create-checker.ts';
export { defineExtension } from './extension/extension.ts';
export type { CodeExtension, Extension, MarkdownExtension } from './extension/extension.ts';
export type { HeadTag } from './html/head-tag.ts';
export type { Output, OutputContent, OutputFile, OutputSource } from './extension/output.ts';
export { createConfigReader } from './site/create-config-reader.ts';
export { CONFIG_NAMES, findConfigFile } from './site/find-config-file.ts';
export { HOSTINGS } from './hosting-names.ts';
export type { Hosting } from './hosting-names.ts';
export type { OctavoMode, OctavoOptions } from './options.ts';
export type { SiteApi } from './plugins/site.ts';

/**
 * The Vite plugin: a `docs.json`, a folder of pages and OpenAPI files as a documentation site, live and built.
 *
 * `octavo()` is enough in a folder with a `docs.json`; in an app, `octavo({ root: 'docs', base: '/docs' })`.
 * Nothing of Vite is linked before its version is known: an older one lacks names that the plugins import. Rejects with a
 * `ViteVersionError` then.
 */
export async function octavo(options: OctavoOptions = {}): Promise<Plugin[]> {
  const { version } = await import('vite');
  checkVite(version);
  const { createPlugins } = await import('./create-plugins.ts');
  return createPlugins(options);
}
