import type { Plugin } from 'vite';
import { checkVite } from './check-vite.ts';
import type { OctavoOptions } from './options.ts';

// What others may build on; the README documents it. What an extension is written with is `./extension`.
export { OctavoBuildError } from './build/reports/build-error.ts';
export type { Hosting, ProxyHost } from './hosting-names.ts';
export type { OctavoMode, OctavoOptions } from './options.ts';

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
