import { createBuilder } from 'vite';
import type { PluginOption, ResolvedConfig } from 'vite';
import { createContextRef } from '../context.ts';
import type { Context, ContextRef } from '../context.ts';
import type { OctavoOptions } from '../options.ts';
import { buildSite } from '../plugins/build.ts';
import type { FinishedSite } from '../plugins/build.ts';

/** A site that was built and not yet written, with the context of its own builder. */
export interface ApartSite extends FinishedSite {
  context: Context;
}

/** Whose site is built, and the config of the app beside it. */
export type ApartPlace = Pick<Context, 'vite' | 'host' | 'options' | 'root'>;

/** The plugins of a site, with the context that they share. */
export type CreatePlugins = (options: OctavoOptions, ref: ContextRef) => PluginOption[];

/**
 * Builds a site beside a host with a builder of its own, in the same process: the host's plugins and environments know nothing of it. What
 * the host says about modules (aliases, constants) holds for the site as well. Nothing is written but to the work folder.
 */
export async function buildApart({ vite, host, options: given, root }: ApartPlace, createPlugins: CreatePlugins): Promise<ApartSite> {
  const options: OctavoOptions = { ...given, mode: 'alongside', root };
  const ref = createContextRef();
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
    plugins: createPlugins(options, ref),
  });
  return { ...(await buildSite(builder, ref.current)), context: ref.current };
}

/** What a host's config says of how modules are found and read. */
function takeOver({ resolve: { alias, dedupe }, define, envDir, envPrefix }: ResolvedConfig) {
  return { resolve: { alias, dedupe }, ...(define && { define }), envDir, ...(envPrefix !== undefined && { envPrefix }) };
}
