import path from 'node:path';
import { toContentFile } from '../../content/compile/content-id.ts';

/** The files (absolute paths) behind the ids that a bundler gives its modules: what is made in memory has none. */
export function listModuleFiles(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => {
    const file = toContentFile(id) ?? id.replace(/^\0/, '').replace(/[?#].*$/, '');
    return path.isAbsolute(file) ? [file] : [];
  });
}
