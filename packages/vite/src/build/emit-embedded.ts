import { readFileSync } from 'node:fs';
import { formatDiagnostic } from '@octavo/core';
import type { Rolldown } from 'vite';
import { buildSearch } from '../search/build-search.ts';
import { listFeedFiles } from '../feed/list-feed-files.ts';
import { listMarkdownFiles } from '../markdown/list-markdown-files.ts';
import type { Context } from '../context.ts';
import { listIconCredits } from './list-icon-credits.ts';

/** Adds the site's files to the app's own build, where the docs are a part of it. */
export async function emitEmbedded(plugin: Rolldown.PluginContext, context: Context): Promise<void> {
  const { store, prefix, pageFiles } = context;
  for (const { pathname, file } of store.assets())
    plugin.emitFile({ type: 'asset', fileName: prefix + pathname.slice(1), source: readFileSync(file) });
  for (const { fileName, content } of listIconCredits(context)) plugin.emitFile({ type: 'asset', fileName, source: content });
  for (const { fileName, content } of await context.apiChunks.files()) plugin.emitFile({ type: 'asset', fileName, source: content });
  for (const { fileName, file } of pageFiles.list()) plugin.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  for (const { fileName, content } of [...(await listMarkdownFiles(context)), ...listFeedFiles(context)])
    plugin.emitFile({ type: 'asset', fileName, source: content });
  const search = await buildSearch(context);
  for (const { fileName, content } of search.files) plugin.emitFile({ type: 'asset', fileName, source: content });
  for (const diagnostic of search.diagnostics) plugin.warn(formatDiagnostic(diagnostic));
}
