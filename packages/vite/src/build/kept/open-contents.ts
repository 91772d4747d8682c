import type { KeptContent } from '../../output-folder/site-file.ts';
import type { WorkFolder } from '../files/work-folder.ts';
import { holdPack, isWholePack, readPack, readPackState } from './site-pack.ts';
import type { NamedSlice } from './site-pack.ts';

/** Where the work folder holds a pack that was opened. */
export const HELD_PACK = 'last.pack';

/** The contents of a pack, by their names. */
export type KeptContents = ReadonlyMap<string, KeptContent>;

/** A pack, and what is of use in it. */
export interface OpenedPack {
  packFile: string;
  slices: readonly NamedSlice[];
  /** The pack's (`readPackState`) when it was written: one that has it is read where it is asked for, and not before. */
  state: string;
  folder: WorkFolder;
}

/**
 * Opens parts of a pack; undefined where one of them is not as it was written. The work folder holds the pack from then on: another build may
 * put its own in that place.
 */
export function openContents({ packFile, slices, state, folder }: OpenedPack): KeptContents | undefined {
  const held = folder.place(HELD_PACK);
  if (!holdPack(packFile, held)) return undefined;
  if (readPackState(held) !== state && !isWholePack(held, slices)) return undefined;
  return new Map(slices.map((slice) => [slice.name, { hash: slice.hash, read: () => readOne(held, slice) }]));
}

function readOne(file: string, slice: NamedSlice): Uint8Array {
  const [content] = readPack(file, [slice]);
  if (content === undefined) throw new Error(`${slice.name} changed in ${file} while it was read.`);
  return content;
}
