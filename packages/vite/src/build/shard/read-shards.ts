import path from 'node:path';
import { disk, readOr } from '../../disk/disk.ts';
import { ENTRIES_FILE, isShard, SHARD_FILE } from '../../site/shard.ts';
import type { ReadShard, Shard } from '../../site/shard.ts';

/** Reads shards in the order of their numbers: each folder is one, or holds some. A folder without any is in the list, too. */
export function readShards(folders: readonly string[]): ReadShard[] {
  const found = folders.flatMap((typed) => {
    const folder = path.resolve(typed);
    if (disk.exists(path.join(folder, SHARD_FILE))) return [folder];
    const within = readOr(disk.list(folder), []).map(({ name }) => path.join(folder, name));
    const shards = within.filter((one) => disk.exists(path.join(one, SHARD_FILE)));
    return shards.length === 0 ? [folder] : shards;
  });
  const read = [...new Set(found)].map((folder) => ({ folder, shard: readShard(folder) }));
  return read.toSorted((a, b) => (a.shard?.index ?? 0) - (b.shard?.index ?? 0) || (a.folder < b.folder ? -1 : 1));
}

function readShard(folder: string): Shard | undefined {
  try {
    if (!disk.isFile(path.join(folder, ENTRIES_FILE))) return undefined;
    const value: unknown = JSON.parse(readOr(disk.readText(path.join(folder, SHARD_FILE)), 'null'));
    return isShard(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
