import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { disk, mustRead } from '../disk/disk.ts';
import { IS_SOURCE, packedFile } from '../own-files.ts';
import { createIconSet, trimIconSet } from './icon-set.ts';
import type { IconifyJson, IconSet } from './icon-set.ts';
import { ICON_SETS } from './icon-sets.ts';
import type { IconSetId } from './icon-sets.ts';

const decompress = promisify(brotliDecompress);

/** Reads sets when they are asked for, each once. */
export function createIconSetLoader(): (id: IconSetId) => Promise<IconSet> {
  const read = once(readPackage);
  return once(async (id) => {
    const source = ICON_SETS.find((set) => set.id === id);
    if (source === undefined) throw new Error(`There is no icon set ${id}.`);
    // The published package holds each set as a file of its own, trimmed and compressed when it was packed.
    return createIconSet(IS_SOURCE ? trimIconSet(await read(source.package), source) : await readPacked(id), source);
  });
}

async function readPacked(id: IconSetId): Promise<IconifyJson> {
  return parseJson(await decompress(readOwn(fileURLToPath(packedFile(`icons/${id}.json.br`)))));
}

async function readPackage(name: string): Promise<IconifyJson> {
  return parseJson(readOwn(fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`))));
}

function readOwn(file: string): Uint8Array {
  return mustRead(disk.readBytes(file), file);
}

function parseJson(content: Uint8Array): IconifyJson {
  // Written by Iconify, or by our own packing of what Iconify wrote.
  return JSON.parse(Buffer.from(content).toString());
}

/** A function that keeps what it was once asked for. */
function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    return value;
  };
}
