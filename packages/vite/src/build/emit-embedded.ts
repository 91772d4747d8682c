import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { formatDiagnostic } from '@octavo/core';
import type { Rolldown } from 'vite';
import type { Context } from '../context.ts';
import { writeOutputs } from '../output/write-outputs.ts';

/** Adds the site's files to the app's own build, where the docs are a part of it. */
export async function emitEmbedded(plugin: Rolldown.PluginContext, context: Context): Promise<void> {
  const { store, prefix, pageFiles, outputs, outputSource } = context;
  const emit = (fileName: string, source: string | Uint8Array): void => void plugin.emitFile({ type: 'asset', fileName, source });
  for (const { pathname, file } of store.assets()) emit(prefix + pathname.slice(1), readFileSync(file));
  for (const { fileName, file } of pageFiles.list()) emit(fileName, readFileSync(file));
  const failures = await writeOutputs(outputs, {
    site: store.site(),
    source: outputSource,
    async write(fileName, content) {
      emit(prefix + fileName, content instanceof Readable ? await buffer(content) : content);
    },
  });
  for (const diagnostic of failures) plugin.warn(formatDiagnostic(diagnostic));
}
