import path from 'node:path';
import type { KeptIndexes } from '../../output/search/create-index.ts';
import type { SiteProject } from '../../site/project.ts';
import type { WorkFolder } from '../files/work-folder.ts';
import type { KeptSite } from './kept-site.ts';
import { openPack } from './kept-pack.ts';

/** Where what the search indexes of a project's builds come to lies on the disk. Plain data, for a thread. */
export interface IndexPlace {
  cacheDir: string;
  /** What the index is made with. */
  program: string;
  /** The folder of the build that is under way. */
  work: string;
}

/** Finds that place; undefined where it is not known what a site is made with: nothing is kept then. */
export function findIndexPlace(
  { vite, kept }: Pick<SiteProject, 'vite'> & { kept: Pick<KeptSite, 'inputs'> },
  folder: WorkFolder,
): IndexPlace | undefined {
  const inputs = kept.inputs();
  return inputs && { cacheDir: vite.cacheDir, program: inputs.program, work: path.dirname(folder.place(PACK)) };
}

/** Opens what is kept there. */
export function openKeptIndexes({ cacheDir, program, work }: IndexPlace): KeptIndexes {
  const pack = openPack({ cacheDir, kind: 'search', name: program, folder: { place: (file) => path.join(work, file) } });
  return {
    find(key) {
      const bytes = pack.find(key);
      if (bytes !== undefined) pack.retain(key);
      return bytes;
    },
    keep: (key, content) => pack.keep(key, { read: () => content }),
    finish: pack.finish,
  };
}

const PACK = 'search.pack';
