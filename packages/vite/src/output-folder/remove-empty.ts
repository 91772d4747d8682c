import path from 'node:path';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { isDone } from './is-done.ts';

/** Removes a folder that is empty, and those that it lay in, up to one that stays: the system refuses to remove one that holds something. */
export function removeEmpty(folder: string, end: string, system: FileSystem): void {
  // On Windows a folder stays while a program has it open: empty, it harms nobody.
  if (paths.inside(end, folder) && isDone(() => system.rmdirSync(folder))) removeEmpty(path.dirname(folder), end, system);
}
