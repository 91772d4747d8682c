import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Sources } from '../../content/sources.ts';
import { describeFailure } from '../../disk/disk-failure.ts';
import { disk } from '../../disk/disk.ts';
import { fileSystem } from '../../disk/file-system.ts';
import { paths } from '../../disk/paths.ts';
import type { Outputs } from '../../output/outputs.ts';
import { readSiteFile } from '../../output-folder/site-file.ts';
import { writeOutputs } from '../../output/write-outputs.ts';
import type { SiteProject } from '../../site/project.ts';
import { refuseBuild } from '../reports/build-error.ts';
import type { BuildFiles } from '../build-scope.ts';
import type { BuiltFile } from '../files/built-file.ts';
import { checkNames } from './check-names.ts';
import { findFatal } from '../reports/find-fatal.ts';
import { reportProblems } from '../reports/report-problems.ts';

/**
 * Makes the files of a site that is a part of the app's own build, when all of its modules have been loaded and nothing has been written.
 * Says what is wrong with it; throws for what a build fails for, and where the app has a file with such a name.
 */
export async function finishEmbedded(
  context: SiteProject & Pick<Sources, 'store' | 'content' | 'extensions'> & Outputs & Pick<BuildFiles, 'pageFiles'>,
): Promise<BuiltFile[]> {
  const { store, content, extensions, prefix, pageFiles, outputs, outputSource, options, vite } = context;
  const assets = store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), file, bytes: disk.readBytes(file) }));
  const files: BuiltFile[] = [
    ...assets.flatMap(({ fileName, bytes }) => ('value' in bytes ? [{ fileName, content: bytes.value }] : [])),
    ...pageFiles.list().map((file) => ({ fileName: file.fileName, content: readSiteFile(file, fileSystem) })),
  ];
  const failures = await writeOutputs(outputs(), {
    site: store.site(),
    source: outputSource,
    async write(fileName, made) {
      files.push({ fileName: prefix + fileName, content: made instanceof Readable ? await buffer(made) : made });
    },
  });
  const told = [...store.diagnostics(), ...content.diagnostics()];
  const unreadable = assets
    .flatMap(({ file, bytes }) => ('failure' in bytes ? [describeFailure(bytes.failure, paths.relative(store.root, file))] : []))
    .filter(({ code, file }) => !told.some((one) => one.code === code && one.file === file));
  const found = extensions.judge([...told, ...unreadable, ...failures]);
  refuseBuild([...findFatal(found, options), ...checkNames(files, context)]);
  reportProblems(found, vite.logger);
  return files;
}
