import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import { writeOutputs } from '../output/write-outputs.ts';
import type { SiteProject } from '../site/project.ts';
import { refuseBuild } from './build-error.ts';
import type { BuildFiles } from './build-scope.ts';
import type { BuiltFile } from './bundle.ts';
import { checkNames } from './check-names.ts';
import { findFatal } from './find-fatal.ts';
import { reportProblems } from './report-problems.ts';

/**
 * Makes the files of a site that is a part of the app's own build, when all of its modules have been loaded and nothing has been written.
 * Says what is wrong with it; throws for what a build fails for, and where the app has a file with such a name.
 */
export async function finishEmbedded(
  context: SiteProject & Pick<Sources, 'store' | 'content' | 'extensions'> & Outputs & Pick<BuildFiles, 'pageFiles'>,
): Promise<BuiltFile[]> {
  const { store, content, extensions, prefix, pageFiles, outputs, outputSource, options, vite } = context;
  const files: BuiltFile[] = [
    ...store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), content: readFileSync(file) })),
    ...pageFiles.list().map(({ fileName, file }) => ({ fileName, content: readFileSync(file) })),
  ];
  const failures = await writeOutputs(outputs(), {
    site: store.site(),
    source: outputSource,
    async write(fileName, made) {
      files.push({ fileName: prefix + fileName, content: made instanceof Readable ? await buffer(made) : made });
    },
  });
  const found = extensions.judge([...store.diagnostics(), ...content.diagnostics(), ...failures]);
  refuseBuild([...findFatal(found, options), ...checkNames(files, context)]);
  reportProblems(found, vite.logger);
  return files;
}
