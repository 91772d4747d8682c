import type { ResolvedConfig } from 'vite';
import { fileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { listFiles } from '../output-folder/list-folder.ts';
import type { SiteFile } from '../output-folder/site-file.ts';

/** What Vite copies from the public folder, by its path in the output folder. */
export function listPublicFiles({ publicDir, build }: Pick<ResolvedConfig, 'publicDir' | 'build'>): (SiteFile & { original: string })[] {
  if (!build.copyPublicDir || publicDir === '') return [];
  return listFiles(publicDir, fileSystem).map((fileName) => ({ fileName, original: paths.join(publicDir, fileName) }));
}
