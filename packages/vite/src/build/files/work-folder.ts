import { createHash } from 'node:crypto';
import path from 'node:path';
import { demand, disk } from '../../disk/disk.ts';
import { fileSystem } from '../../disk/file-system.ts';
import { isRunning } from '../../output-folder/is-running.ts';

/** What a build keeps on disk until it is finished: what Node has to import, and documents, which would be too much for the memory. */
export interface WorkFolder {
  /** Writes a file, its path from the folder, and gives its absolute path. */
  write(fileName: string, content: string | Uint8Array): string;
  /** The absolute path of a file to be written, in a folder that is there. */
  place(fileName: string): string;
  /** The absolute path of a file that is there, also one that another plugin of this process wrote for the same site. */
  find(fileName: string): string | undefined;
  /** Removes the folder; the end of the process does as well. */
  remove(): void;
}

const NAME = 'octavo-build-';

/**
 * The folder of this process and of one site (any text that names it) below `cacheDir`. With the first file it is made anew, and those are
 * removed that builds left which were ended half-way.
 */
export function createWorkFolder(cacheDir: string, site: string): WorkFolder {
  const key = createHash('sha256').update(site).digest('hex').slice(0, 8);
  const folder = path.join(cacheDir, `${NAME}${process.pid}-${key}`);
  let isMade = false;
  // Those that are there.
  const folders = new Set<string>();
  const remove = (): void => {
    process.off('exit', remove);
    fileSystem.rmSync(folder, { recursive: true, force: true });
    folders.clear();
  };
  const make = (): void => {
    if (isMade) return;
    isMade = true;
    removeStale(cacheDir);
    remove();
    // Docs in an app's own build are asked for as long as that goes on.
    process.once('exit', remove);
  };
  const place = (fileName: string): string => {
    make();
    const file = path.join(folder, fileName);
    const parent = path.dirname(file);
    if (!folders.has(parent)) fileSystem.mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return file;
  };
  return {
    write(fileName, content) {
      make();
      const file = path.join(folder, fileName);
      demand(disk.write(file, content), file);
      return file;
    },
    place,
    find(fileName) {
      const file = path.join(folder, fileName);
      return fileSystem.existsSync(file) ? file : undefined;
    },
    remove,
  };
}

function removeStale(cacheDir: string): void {
  const left = fileSystem.existsSync(cacheDir) ? fileSystem.readdirSync(cacheDir).filter((name) => name.startsWith(NAME)) : [];
  for (const name of left.filter((one) => !isRunning(Number.parseInt(one.slice(NAME.length), 10))))
    fileSystem.rmSync(path.join(cacheDir, name), { recursive: true, force: true });
}
