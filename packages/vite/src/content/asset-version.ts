import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Makes a function that gives the first eight hex digits of a file's hash, read again only when its time or size has changed. */
export function createAssetVersion(): (file: string) => string {
  const known = new Map<string, { stamp: string; version: string }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    const entry = known.get(file);
    if (entry?.stamp === stamp) return entry.version;
    const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    known.set(file, { stamp, version });
    return version;
  };
}
