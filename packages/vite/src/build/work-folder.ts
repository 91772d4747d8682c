import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a build keeps on disk until it is finished: what Node has to import, and documents, which would be too much for the memory. */
export interface WorkFolder {
  /** Writes a file, its path from the folder, and gives its absolute path. */
  write(fileName: string, content: string | Uint8Array): string;
  /** Removes the folder. */
  remove(): void;
}

const NAME = 'octavo-build-';

/** Makes the empty folder of this process below `cacheDir`, and removes those that builds left which were ended half-way. */
export function createWorkFolder(cacheDir: string): WorkFolder {
  const stale = existsSync(cacheDir) ? readdirSync(cacheDir).filter((name) => name.startsWith(NAME) && !isRunning(name)) : [];
  for (const name of stale) rmSync(path.join(cacheDir, name), { recursive: true, force: true });
  const folder = path.join(cacheDir, `${NAME}${process.pid}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  return {
    write(fileName, content) {
      const file = path.join(folder, fileName);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    remove,
  };
}

function isRunning(name: string): boolean {
  try {
    return process.kill(Number(name.slice(NAME.length)), 0);
  } catch (error) {
    // Another user's process may not be asked, which says that there is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
