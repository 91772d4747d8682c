import type { PageData } from '@octavo/theme';
import { findPage } from 'virtual:octavo/find-page';
import { noteFailure } from '../live.ts';
import { withNewestData } from './newest-data.ts';
import { loadSection } from './section-loader.ts';
import type { PageModule, StoredPage } from './page-module.ts';

/** Reads a file of a page. */
export type ReadFile = (url: string) => unknown;

/** Another way to pages and their files than that of a browser. */
export interface PageLoading {
  find: FindPage;
  readFile?: ReadFile | undefined;
}

/** Finds the module of a page by its canonical address; undefined where there is none. */
export type FindPage = (href: string) => Promise<PageModule | StoredPage | undefined>;

/** Pages that the reader has opened: each keeps its component. */
const opened = new WeakMap<StoredPage, Promise<PageModule>>();

/** Loads a page by its canonical address; undefined where there is none. */
export async function loadPage(href: string, sources: PageLoading = { find: findPage }): Promise<PageModule | undefined> {
  try {
    const page = await openFound(href, sources);
    const [id] = page?.data?.sections ?? [];
    return page === undefined || id === undefined || page.section ? page : { ...page, section: await loadSection(id, page) };
  } catch (error) {
    noteFailure();
    throw error;
  }
}

async function openFound(href: string, { find, readFile }: PageLoading): Promise<PageModule | undefined> {
  const found = await find(href);
  const page = found && withNewestData(href, found);
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
    // React waits for a promise that is thrown, and asks again.
    throw error instanceof Error ? error : new Error(String(error));
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
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.json();
}
