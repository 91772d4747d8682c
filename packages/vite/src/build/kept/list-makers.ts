import { IS_SOURCE } from '../../own-files.ts';
import { ownFolders } from '../../package-path.ts';
import { listNeeded } from './list-installed.ts';

/** Lists the packages that compile pages, with their versions: other ones may give the same text another result. */
export function listMakers(): string[] {
  const needed = [...listNeeded(ownFolders(), { isSource: IS_SOURCE })];
  // The folders of other machines have other names.
  return needed.map(([folder, version]) => `${folder.replace(/^.*\/node_modules\/|^.*\//, '')}@${version}`).toSorted();
}
