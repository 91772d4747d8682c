import { hash } from 'node:crypto';
import path from 'node:path';
import { errorCode } from '../../disk/file-system.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import type { WorkFolder } from '../files/work-folder.ts';
import { createPackWriter, holdPack, readPack } from './site-pack.ts';
import type { PackedContent, PackWriter, Slice } from './site-pack.ts';

/** Contents of the last build, by what each is made from, in one file. */
export interface KeptPack {
  /** What is kept for a key; undefined also where it is not as it was written. */
  find(key: string): Uint8Array | undefined;
  keep(key: string, content: PackedContent): void;
  /** Keeps what is kept for a key, though nobody asks for it. */
  retain(key: string): void;
  /** Makes what was kept in this build the last build's. */
  finish(): void;
}

/** Where the contents of a project lie. */
export interface PackSettings {
  cacheDir: string;
  /** What they are called on the disk. */
  kind: string;
  /** Says what all of them are made with, beside their keys. */
  name: string;
  /** Holds the pack that is read, and the one that is written. */
  folder: Pick<WorkFolder, 'place'>;
}

/** Opens the contents of a project. */
export function openPack({ cacheDir, kind, name, folder }: PackSettings): KeptPack {
  const lists = createJsonCache({ directory: path.join(cacheDir, `octavo-${kind}`), isValid: isList });
  const packFile = path.join(cacheDir, `octavo-${kind}.pack`);
  const listKey = hash('sha256', name);
  const before = new Map(lists.get(listKey));
  const after = new Map<string, Slice>();
  const held = folder.place(`held-${kind}.pack`);
  const slices = holdPack(packFile, held) ? [...before.values()] : [];
  let writer: PackWriter | undefined;
  let isFull = false;

  /** Without room for it there is no cache: that is no reason to fail. */
  const attempt = (work: () => void): void => {
    if (isFull) return;
    try {
      work();
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      isFull = true;
    }
  };

  const find = (key: string): Uint8Array | undefined => {
    const slice = before.get(key);
    const [bytes] = slice === undefined ? [] : readPack(held, [slice]);
    return bytes;
  };

  const keep = (key: string, content: PackedContent): void =>
    attempt(() => {
      writer ??= createPackWriter(folder.place(`${kind}.pack`), { file: held, slices });
      after.set(key, writer.add(content));
    });

  return {
    find,
    keep,
    retain(key) {
      const slice = before.get(key);
      // One that is damaged has another hash then, too.
      if (slice !== undefined) keep(key, { hash: slice.hash, read: () => find(key) ?? '' });
    },
    finish() {
      attempt(() => {
        if (writer?.finish(packFile) === undefined) return;
        lists.set(listKey, [...after]);
        lists.prune();
      });
    },
  };
}

function isList(value: unknown): value is [key: string, slice: Slice][] {
  return Array.isArray(value);
}
