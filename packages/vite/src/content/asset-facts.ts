import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { ImageSize } from '@octavo/theme';
import { readImageSize } from './read-image-size.ts';

/** What a page says of a served file. */
export interface AssetFacts {
  /** The first eight hex digits of its content's hash. */
  version: string;
  /** Of an image, in its own pixels. */
  size: ImageSize | undefined;
}

/** Makes a function that gives the facts of a file, read again only when its time or size has changed. */
export function createAssetFacts(): (file: string) => AssetFacts {
  const known = new Map<string, { stamp: string; facts: AssetFacts }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    const entry = known.get(file);
    if (entry?.stamp === stamp) return entry.facts;
    const content = readFileSync(file);
    const facts = { version: createHash('sha256').update(content).digest('hex').slice(0, 8), size: readImageSize(content) };
    known.set(file, { stamp, facts });
    return facts;
  };
}
