import { createBuilder } from 'vite';
import type { PluginOption } from 'vite';
import type { BuildScope } from './build-scope.ts';
import type { SiteProject } from '../site/project.ts';
import type { OctavoOptions } from '../options.ts';
import { buildSite } from './build-site.ts';
import type { FinishedSite } from './build-site.ts';
import { takeOver } from '../hosts/take-over.ts';

/** A site that was built and not yet written, with the context of its own builder. */
export interface ApartSite extends FinishedSite {
  context: BuildScope;
}

/** Whose site is built, and the config of the app beside it. */
export type ApartPlace = Pick<SiteProject, 'vite' | 'host' | 'options' | 'root'>;

/** Makes the plugins of a site, and tells the context that they share once Vite's config is resolved. */
export type CreatePlugins = (options: OctavoOptions) => { plugins: PluginOption[]; context: () => BuildScope };

/**
 * Builds a site beside a host with a builder of its own, in the same process: the host's plugins and environments know nothing of it. What
 * `takeOver` takes of the host's config holds for the site as well. Nothing is written but to the work folder.
 */
export async function buildApart({ vite, host, options: given, root }: ApartPlace, createPlugins: CreatePlugins): Promise<ApartSite> {
  const options: OctavoOptions = { ...given, mode: 'alongside', root };
  const { plugins, context } = createPlugins(options);
  const builder = await createBuilder({
    root: vite.root,
    base: host?.base?.(vite) || vite.base,
    mode: vite.mode,
    configFile: false,
    cacheDir: vite.cacheDir,
    publicDir: false,
    ...takeOver(vite),
    customLogger: vite.logger,
    // The app is built by the host: there is nothing else to build here.
    builder: { buildApp: () => Promise.resolve() },
    plugins,
  });
  return { ...(await buildSite(builder, context())), context: context() };
}
