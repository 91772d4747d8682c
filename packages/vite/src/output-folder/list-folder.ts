import path from 'node:path';
import type { Dirent } from 'node:fs';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';

/** Something that lies in a folder: its path from there, with forward slashes. */
export interface FolderEntry {
  name: string;
  isFolder: boolean;
}

/** Lists what lies in a folder and, of the folders in it, in those that `isEntered` names; a folder that is missing holds nothing. */
export function listFolder(folder: string, isEntered: (name: string) => boolean, system: FileSystem): FolderEntry[] {
  if (!system.existsSync(folder)) return [];
  return listBelow('');

  function listBelow(parent: string): FolderEntry[] {
    return system.readdirSync(path.join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const name = `${parent}${entry.name}`;
      const isFolder = leadsToFolder(entry, path.join(folder, name), system);
      return [{ name, isFolder }, ...(isFolder && isEntered(name) ? listBelow(`${name}/`) : [])];
    });
  }
}

/** Lists all files of a folder, links among them: nothing that a link leads to. */
export function listFiles(folder: string, system: FileSystem): string[] {
  if (!system.existsSync(folder)) return [];
  return system.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const name = paths.relative(folder, path.join(entry.parentPath, entry.name));
    return entry.isDirectory() ? [] : [name];
  });
}

/** A link to a folder is one: whoever made it wants its files there. */
function leadsToFolder(entry: Dirent, file: string, system: FileSystem): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && system.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true);
}
