import path from 'node:path';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { isDone } from './is-done.ts';

/** Removes a folder that is empty, and those that it lay in, up to one that stays. */
export function removeEmpty(folder: string, end: string, system: FileSystem): void {
  if (
    !paths.inside(end, folder) ||
    !system.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ||
    system.readdirSync(folder).length > 0
  )
    return;
  // On Windows a folder stays while a program has it open: empty, it harms nobody.
  if (isDone(() => system.rmdirSync(folder))) removeEmpty(path.dirname(folder), end, system);
}
