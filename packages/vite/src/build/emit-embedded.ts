import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import type { Context } from '../context.ts';

/** Adds the site's files to the app's own build, where the docs are a part of it. */
export function emitEmbedded(plugin: Rolldown.PluginContext, { store, prefix }: Context): void {
  for (const { pathname, file } of store.assets())
    plugin.emitFile({ type: 'asset', fileName: prefix + pathname.slice(1), source: readFileSync(file) });
}
