import { slug } from 'github-slugger';
import { nameSection } from '@octavo/core/internal';
import type { Section, Site, SitePage } from '@octavo/core';

/** A language and version of a site: agents are given a list of pages for each. */
export interface SiteVariant {
  /** What its files begin with: empty for the first, `/fr/`, `/v1-`. */
  prefix: string;
  /** `Français`, `v1`; empty where the site has one. */
  name: string;
  sections: Section[];
}

/** Lists the languages and versions of a site; the first one that readers see comes first. */
export function listVariants({ sections }: Pick<Site, 'sections'>): SiteVariant[] {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const key = keyOf(section);
    const held = groups.get(key) ?? [];
    groups.set(key, held);
    held.push(section);
  }
  const folders = new Map([...groups].map(([key, held]) => [key, held[0]?.folder ?? '/']));
  return [...groups].map(([key, held], index) => {
    const [first] = held;
    const name = first === undefined ? '' : nameSection({ ...first, products: [], tabs: [], dropdowns: [], anchors: [] }).join(' / ');
    const folder = folders.get(key) ?? '/';
    const isOwn = folder !== '/' && [...folders.values()].filter((one) => one === folder).length === 1;
    const prefix = index === 0 ? '/' : isOwn ? `${folder}/` : `/${slug(key)}-`;
    return { prefix, name, sections: held };
  });
}

/** The canonical address of the list that names a page: that of its language and version. */
export function findIndexHref({ sections: [own] }: Pick<SitePage, 'sections'>, site: Pick<Site, 'sections'>): string {
  const variant = listVariants(site).find(({ sections }) => sections.some(({ id }) => id === own));
  return `${variant?.prefix ?? '/'}llms.txt`;
}

function keyOf({ language = '', version = '' }: Section): string {
  return [language, version].filter((part) => part !== '').join(' ');
}
