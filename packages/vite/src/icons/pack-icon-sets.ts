import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { trimIconSet } from './icon-set.ts';
import type { IconifyJson } from './icon-set.ts';
import { ICON_SETS } from './icon-sets.ts';
import { ICON_CREDITS_FILE, renderIconCredits } from './render-icon-credits.ts';

/** A quality above this takes ten times as long for a twentieth less. */
const FAST_TO_PACK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** Writes every set, trimmed and compressed, as a file of its own into the folder of the published modules, with the licences. Used when packing. */
export function packIconSets(folder: string): void {
  const require = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const source of ICON_SETS) {
    // Written by Iconify.
    const json = JSON.parse(readFileSync(require.resolve(`@iconify-json/${source.package}/icons.json`), 'utf8')) as IconifyJson;
    writeFileSync(path.join(folder, `${source.id}.json.br`), brotliCompressSync(JSON.stringify(trimIconSet(json, source)), FAST_TO_PACK));
  }
  writeFileSync(path.join(folder, ICON_CREDITS_FILE), renderIconCredits(ICON_SETS.map(({ id }) => id)) ?? '');
}
