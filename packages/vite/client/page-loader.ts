import type { ComponentType } from 'react';
import type { NavigationData, PageData } from '@octavo/theme';
import navigations from 'virtual:octavo/navigations';
import shards from 'virtual:octavo/shards';
import { shardOf } from '@octavo/core/browser';
import { latest } from './live.ts';

/** A page as its chunk holds it. */
export interface PageModule {
  Content: ComponentType | undefined;
  data: PageData | undefined;
  /** The style sheet of the page's utility classes. */
  utilities?: string;
}

/** Some of the site's pages: which ones follows from their addresses. */
export type Shard = Record<string, () => Promise<PageModule>>;

/** Loads a page by its canonical address; undefined where there is none. */
export async function loadPage(href: string): Promise<PageModule | undefined> {
  const current = latest('shards', shards);
  const index = shardOf(href, Object.keys(current).length);
  const module = await current[index]?.();
  const shard = latest(`shard/${index}`, module?.default ?? {});
  const page = await shard[href]?.();
  return page?.Content === undefined ? undefined : page;
}

/** Loads a section's navigation tree; empty where there is no such section. */
export async function loadNavigation(id: string): Promise<NavigationData> {
  const module = await latest('navigations', navigations)[id]?.();
  return latest(`navigation/${id}`, module?.default ?? { items: [], icons: {} });
}
