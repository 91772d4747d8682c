import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileSystem } from '../../disk/file-system.ts';
import { refuseBuild } from '../reports/build-error.ts';
import type { BuildScope } from '../build-scope.ts';
import { checkShards } from './check-shards.ts';
import { readFacts } from './read-facts.ts';
import { ENTRIES_FILE } from '../../site/shard.ts';
import type { ReadShard } from '../../site/shard.ts';

/** Puts what shards made into the caches of this machine, where the build finds it. An entry that is damaged is made again. */
export async function joinShards(context: BuildScope, shards: readonly ReadShard[]): Promise<void> {
  refuseBuild(checkShards(shards));
  const command = shards[0]?.shard?.command;
  await context.store.settle();
  if (command) refuseBuild(checkShards(shards, await readFacts(context, command)));
  const caches = new Map(Object.entries(context.content.caches));
  for (const { folder } of shards) {
    for await (const line of createInterface({
      input: fileSystem.createReadStream(path.join(folder, ENTRIES_FILE)),
      crlfDelay: Infinity,
    })) {
      const [name, key, text] = parseLine(line);
      if (typeof key === 'string' && typeof text === 'string') caches.get(String(name))?.take({ key, text });
    }
  }
}

function parseLine(line: string): unknown[] {
  try {
    const value: unknown = JSON.parse(line);
    return Array.isArray(value) ? value : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
