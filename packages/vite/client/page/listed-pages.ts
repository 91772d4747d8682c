import shards from 'virtual:octavo/shards';
import { latest } from '../live.ts';
import { findInShards } from './find-in-shards.ts';
import type { PageModule, StoredPage } from './page-module.ts';

/** Finds a page in the lists that are part of the program: in dev, in an app that shows the site itself, and where documents are rendered. */
export async function findListedPage(href: string): Promise<PageModule | StoredPage | undefined> {
  return findInShards(href, latest('shards', shards));
}
