import type { KeptIndexes } from '../../output/search/create-index.ts';
import type { SiteProject } from '../../site/project.ts';
import type { WorkFolder } from '../files/work-folder.ts';
import type { KeptSite } from './kept-site.ts';
import { openPack } from './kept-pack.ts';
import type { KeptPack } from './kept-pack.ts';

/**
 * Makes the keeper of what the search indexes of a project's builds come to. Nothing is opened before something is looked for, and nothing is
 * kept where it is not known what a site is made with.
 */
export function createKeptIndexes(
  { vite, kept }: Pick<SiteProject, 'vite'> & { kept: Pick<KeptSite, 'inputs'> },
  folder: WorkFolder,
): KeptIndexes {
  let opened: KeptPack | undefined;
  const open = (): KeptPack | undefined => {
    const inputs = kept.inputs();
    return inputs && openPack({ cacheDir: vite.cacheDir, kind: 'search', name: inputs.program, folder });
  };
  return {
    find(key) {
      opened ??= open();
      const bytes = opened?.find(key);
      if (bytes !== undefined) opened?.retain(key);
      return bytes;
    },
    keep: (key, content) => opened?.keep(key, { read: () => content }),
    finish() {
      opened?.finish();
      // A builder may build again.
      opened = undefined;
    },
  };
}
