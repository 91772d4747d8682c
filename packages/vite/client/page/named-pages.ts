import { findInShards } from './find-in-shards.ts';
import type { Shards } from './find-in-shards.ts';
import type { PageModule, StoredPage } from './page-module.ts';

/**
 * Finds a page of a built site by what the document names: the module of its own page, and that of the lists of all. The program itself names
 * none, so that it stays as it is when a page changes.
 */
export async function findNamedPage(href: string): Promise<PageModule | StoredPage | undefined> {
  const names = document.querySelector<HTMLMetaElement>('meta[name="octavo-pages"]');
  if (names === null) return undefined;
  const { page } = names.dataset;
  if (page !== undefined && names.dataset['href'] === href) return importModule<PageModule | StoredPage>(page);
  return findInShards(href, (await importModule<{ default: Shards }>(names.content)).default);
}

function importModule<T>(url: string): Promise<T> {
  return import(/* @vite-ignore */ url) as Promise<T>;
}
