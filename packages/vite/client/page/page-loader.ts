import type { PageData } from '@octavo/theme';
import shards from 'virtual:octavo/shards';
import { shardOf } from '@octavo/core/browser';
import { latest, noteFailure } from '../live.ts';
import { loadSection } from './section-loader.ts';
import type { PageModule, StoredPage } from './page-module.ts';

/** Reads a file of a page. */
export type ReadFile = (url: string) => unknown;

/** Pages that the reader has opened: each keeps its component. */
const opened = new WeakMap<StoredPage, Promise<PageModule>>();

/** Loads a page by its canonical address; undefined where there is none. `readFile` is another way to a page's file than to fetch it. */
export async function loadPage(href: string, readFile?: ReadFile): Promise<PageModule | undefined> {
  try {
    const page = await findPage(href, readFile);
    const [id] = page?.data?.sections ?? [];
    return page === undefined || id === undefined || page.section ? page : { ...page, section: await loadSection(id, page) };
  } catch (error) {
    noteFailure();
    throw error;
  }
}

async function findPage(href: string, readFile?: ReadFile): Promise<PageModule | undefined> {
  const current = latest('shards', shards);
  const index = shardOf(href, Object.keys(current).length);
  const module = await current[index]?.();
  const shard = latest(`shard/${index}`, module?.default ?? {});
  const page = await shard[href]?.();
  // In dev, a page that is being removed may come with its text and without data.
  if (!page?.data) return undefined;
  if (!('source' in page)) return page.Content && page;
  if (readFile !== undefined) return openPage(page, readFile);
  const opening = opened.get(page) ?? openPage(page, openFile);
  opened.set(page, opening);
  // What could not be fetched is asked for again.
  opening.catch(() => opened.delete(page));
  return opening;
}

async function openPage({ source, create, ...page }: StoredPage, readFile: ReadFile): Promise<PageModule> {
  const content = await readFile(source);
  try {
    return { ...page, Content: create(content) };
  } catch (error) {
    return { ...page, ...createFailedPage(error, page.data) };
  }
}

/** Stands for a page whose own code has thrown before anything was rendered: it throws again where the page would be, and is caught there. */
export function createFailedPage(error: unknown, data: PageData | undefined): PageModule {
  const Content = (): never => {
    throw error;
  };
  return { Content, data };
}

async function openFile(url: string): Promise<unknown> {
  if (!url.endsWith('.js')) return fetchJson(url);
  const script: { default: unknown } = await import(/* @vite-ignore */ url);
  return script.default;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return response.json();
}
