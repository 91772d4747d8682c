import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { formatDiagnostic } from '@octavo/core';
import type { Rolldown } from 'vite';
import type { BuildFiles } from './build-scope.ts';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import type { Project } from '../site/project.ts';
import { writeOutputs } from '../output/write-outputs.ts';
import { refuseBuild } from './build-error.ts';
import type { OutputFile } from './bundle.ts';
import { checkBundle, checkNames } from './check-names.ts';
import type { BundleNames } from './check-names.ts';

/** Adds the site's files to the app's own build, where the docs are a part of it; throws where the app has a file with such a name. */
export async function emitEmbedded(
  plugin: Rolldown.PluginContext,
  app: BundleNames & { context: Project & Pick<Sources, 'store'> & Outputs & Pick<BuildFiles, 'pageFiles'> },
): Promise<void> {
  const { store, prefix, pageFiles, outputs, outputSource } = app.context;
  const files: OutputFile[] = [
    ...store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), content: readFileSync(file) })),
    ...pageFiles.list().map(({ fileName, file }) => ({ fileName, content: readFileSync(file) })),
  ];
  const failures = await writeOutputs(outputs, {
    site: store.site(),
    source: outputSource,
    async write(fileName, content) {
      files.push({ fileName: prefix + fileName, content: content instanceof Readable ? await buffer(content) : content });
    },
  });
  refuseBuild([...checkNames(files, app.context), ...checkBundle(files, app)]);
  for (const { fileName, content } of files) plugin.emitFile({ type: 'asset', fileName, source: content });
  for (const diagnostic of failures) plugin.warn(formatDiagnostic(diagnostic));
}
