import { errorCode, fileSystem } from '../../disk/file-system.ts';
import type { KeptContent } from '../../output-folder/site-file.ts';
import type { WorkFolder } from '../work-folder.ts';
import { readPack } from './site-pack.ts';
import type { NamedSlice } from './site-pack.ts';

/** The contents of a pack, by their names. */
export type KeptContents = ReadonlyMap<string, KeptContent>;

/**
 * Opens parts of a pack; undefined where one of them is not as it was written. The work folder holds the pack from then on: another build may
 * put its own in that place.
 */
export function openContents(packFile: string, slices: readonly NamedSlice[], folder: WorkFolder): KeptContents | undefined {
  const held = hold(packFile, folder);
  if (held === undefined) return undefined;
  for (const content of readPack(held, slices)) if (content === undefined) return undefined;
  return new Map(slices.map((slice) => [slice.name, { hash: slice.hash, read: () => readOne(held, slice) }]));
}

function readOne(file: string, slice: NamedSlice): Uint8Array {
  const [content] = readPack(file, [slice]);
  if (content === undefined) throw new Error(`${slice.name} changed in ${file} while it was read.`);
  return content;
}

/** A second name where the file system has such, else a copy; undefined where neither can be had. */
function hold(packFile: string, folder: WorkFolder): string | undefined {
  const held = folder.place('last.pack');
  fileSystem.rmSync(held, { force: true });
  for (const take of [fileSystem.linkSync, fileSystem.copyFileSync]) {
    try {
      take(packFile, held);
      return held;
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
    }
  }
  return undefined;
}
