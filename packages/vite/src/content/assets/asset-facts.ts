import { createHash } from 'node:crypto';
import type { ImageSize } from '@octavo/theme/internal';
import type { DiskRead } from '../../disk/disk-failure.ts';
import { disk } from '../../disk/disk.ts';
import { readImageSize } from './read-image-size.ts';

/** What a page says of a served file. */
export interface AssetFacts {
  /** The first eight hex digits of its content's hash. */
  version: string;
  /** Of an image, in its own pixels. */
  size: ImageSize | undefined;
}

/** Makes a function that gives the facts of a file, read again only when its time or size has changed. */
export function createAssetFacts(): (file: string) => DiskRead<AssetFacts> {
  const known = new Map<string, { stamp: string; facts: AssetFacts }>();
  return (file) => {
    const stat = disk.stat(file);
    if ('failure' in stat) return stat;
    const stamp = `${stat.value.mtimeMs}:${stat.value.size}`;
    const entry = known.get(file);
    if (entry?.stamp === stamp) return { value: entry.facts };
    const content = disk.readBytes(file);
    if ('failure' in content) return content;
    const version = createHash('sha256').update(content.value).digest('hex').slice(0, 8);
    const facts = { version, size: readImageSize(content.value) };
    known.set(file, { stamp, facts });
    return { value: facts };
  };
}
