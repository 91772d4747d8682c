import { hash } from 'node:crypto';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { disk, readOr } from '../../disk/disk.ts';
import { askGit } from '../../repository/read-git.ts';
import type { BuildScope } from '../build-scope.ts';
import type { ShardCommand, ShardFacts } from '../../site/shard.ts';

/** Reads what a site that was loaded has to have in common with its other shards. */
export async function readFacts({ store, root }: Pick<BuildScope, 'store' | 'root'>, command: ShardCommand): Promise<ShardFacts> {
  const { config, pages } = store.site();
  const texts = Object.values(pages).map(({ href, file }) => [
    href,
    file,
    hash('sha256', readOr(disk.readText(path.join(root, file)), '')),
  ]);
  return {
    version: manifest.version,
    commit: (await askGit(root, ['rev-parse', 'HEAD'])) ?? '',
    command,
    config: hash('sha256', JSON.stringify(config)),
    pages: hash('sha256', JSON.stringify(texts.toSorted())),
  };
}
