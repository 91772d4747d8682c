import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { IS_SOURCE } from '../package-path.ts';
import { createIconSet, trimIconSet } from './icon-set.ts';
import type { IconifyJson, IconSet } from './icon-set.ts';
import { ICON_SETS } from './icon-sets.ts';
import type { IconSetId } from './icon-sets.ts';

const decompress = promisify(brotliDecompress);

/** Reads sets when they are asked for, each once. */
export function createIconSetLoader(): (id: IconSetId) => Promise<IconSet> {
  const sets = new Map<IconSetId, Promise<IconSet>>();
  return (id) => {
    const loading = sets.get(id) ?? loadIconSet(id);
    sets.set(id, loading);
    return loading;
  };
}

async function loadIconSet(id: IconSetId): Promise<IconSet> {
  const source = ICON_SETS.find((set) => set.id === id);
  if (source === undefined) throw new Error(`There is no icon set ${id}.`);
  // The published package holds each set as a file of its own, trimmed and compressed when it was packed.
  if (!IS_SOURCE) return createIconSet(parseJson(await decompress(await readFile(new URL(`./${id}.json.br`, import.meta.url)))), source);
  const file = await readFile(fileURLToPath(import.meta.resolve(`@iconify-json/${source.package}/icons.json`)));
  return createIconSet(trimIconSet(parseJson(file), source), source);
}

function parseJson(file: Buffer): IconifyJson {
  // Written by Iconify, or by our own packing of what Iconify wrote.
  return JSON.parse(file.toString()) as IconifyJson;
}
