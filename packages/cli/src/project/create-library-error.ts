import { formatPath } from '../terminal/format-path.ts';
import { UserError } from '../terminal/user-error.ts';

/** The error of a build of docs where a library would be built; `content` is the absolute path of the docs, undefined when it is not known. */
export function createLibraryError(folder: string, content: string | undefined): UserError {
  const docs = content === undefined ? '<folder>' : formatPath(content);
  const outDir = content === undefined || content === folder ? 'docs-site' : '../docs-site';
  return new UserError(
    `The Vite config of ${folder} builds a library, and the docs are not built into what it publishes.`,
    `Build them with: octavo build ${docs} --outDir ${outDir}`,
  );
}
