import { shardOf } from '@octavo/core/browser';
import { latest } from '../live.ts';
import type { PageModule, PageShard, StoredPage } from './page-module.ts';

/** All pages of a site: lists of some of them, by their numbers. */
export type Shards = Readonly<Record<string, () => Promise<{ default: PageShard }>>>;

/** Finds a page by its canonical address in the list that it is in; undefined where there is none. */
export async function findInShards(href: string, shards: Shards): Promise<PageModule | StoredPage | undefined> {
  const index = shardOf(href, Object.keys(shards).length);
  const module = await shards[index]?.();
  return latest(`shard/${index}`, module?.default ?? {})[href]?.();
}
