import { shardOf } from '@octavo/core/browser';
import { openRecord } from './open-record.ts';
import type { PageModule, StoredPageRecord, StoredPage } from './page-module.ts';
import { showSheets } from './show-sheets.ts';

/** What was fetched of a page, by its address: each page keeps its component. */
const fetched = new Map<string, Promise<StoredPage>>();

/**
 * Finds a page of a built site by what the document names: the module or the record of its own page, and the lists of all. The program itself
 * names none, so that it stays as it is when a page changes.
 */
export async function findNamedPage(href: string): Promise<PageModule | StoredPage | undefined> {
  const url = await findAddress(href);
  if (url === undefined) return undefined;
  if (url.endsWith('.js')) return importModule(url);
  const page = fetched.get(url) ?? fetchPage(url);
  fetched.set(url, page);
  // What could not be fetched is asked for again.
  page.catch(() => fetched.delete(url));
  return page;
}

async function findAddress(href: string): Promise<string | undefined> {
  const names = document.querySelector<HTMLMetaElement>('meta[name="octavo-pages"]');
  if (names === null) return undefined;
  if (names.dataset['href'] === href) return names.dataset['page'];
  const lists = await fetchJson<string[]>(names.content);
  const list = lists[shardOf(href, lists.length)];
  const pages = list === undefined ? {} : await fetchJson<Record<string, string>>(list);
  return Object.hasOwn(pages, href) ? pages[href] : undefined;
}

async function fetchPage(url: string): Promise<StoredPage> {
  const record = await fetchJson<StoredPageRecord>(url);
  const page = openRecord(record, (_, address) => importModule(address));
  await showSheets(record.sheets);
  return page;
}

/** Reads a file that is named by its content: asked for again, it comes from the browser's cache. */
async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return await response.json();
}

function importModule<T>(url: string): Promise<T> {
  return import(/* @vite-ignore */ url);
}
