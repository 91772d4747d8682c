import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for which Vite's watcher is deaf to a file that has just changed, and some more. */
const WATCHER_PAUSE = 80;

/** Edits to an app's copy, each undone by `restore`. Files are named from the copy's root. */
export interface AppFiles {
  read(file: string): Promise<string>;
  /** Throws when the edit changes nothing: a spec that edits nothing proves nothing. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  add(file: string, content: string): Promise<void>;
  remove(file: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Puts every touched file back as it was when first touched, once the watcher listens again; false when none was touched. */
  restore(): Promise<boolean>;
}

/** Gives the editing functions for the folder `root`. */
export function createAppFiles(root: string): AppFiles {
  /** Content before the first edit; `undefined` for a file that was not there. */
  const originals = new Map<string, Buffer | undefined>();
  const at = (file: string): string => path.join(root, file);

  const remember = async (file: string): Promise<void> => {
    if (!originals.has(file)) originals.set(file, await readIfThere(at(file)));
  };
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), content);
  };

  return {
    read: (file) => readFile(at(file), 'utf8'),
    async edit(file, change) {
      const before = await readFile(at(file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
      await remember(file);
      await write(file, after);
    },
    async add(file, content) {
      await remember(file);
      await write(file, content);
    },
    async remove(file) {
      await remember(file);
      await rm(at(file));
    },
    async rename(from, to) {
      await remember(from);
      await remember(to);
      await mkdir(path.dirname(at(to)), { recursive: true });
      await rename(at(from), at(to));
    },
    async restore() {
      if (originals.size > 0) await setTimeout(WATCHER_PAUSE);
      for (const [file, content] of originals) {
        if (content === undefined) await rm(at(file), { force: true });
        else if (!content.equals((await readIfThere(at(file))) ?? Buffer.alloc(0))) await write(file, content);
      }
      const wasTouched = originals.size > 0;
      originals.clear();
      return wasTouched;
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
