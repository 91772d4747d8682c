import { isListed, nameSection } from '@octavo/core/internal';
import type { NavItem, Site } from '@octavo/core';

/** What the page of all pages shows, by section. */
export interface Contents {
  sections: { id: string; title: string; navigation: NavItem[] }[];
  /** Listed pages that no navigation names. */
  others: { href: string; title: string }[];
}

/** Lists the pages of a site for the page of all pages. Groups and sections without a listed page are left out. */
export function listContents(site: Site): Contents {
  const pages = Object.values(site.pages).filter((page) => isListed(page, site));
  const listed = new Set(pages.map(({ href }) => href));
  const sections = site.sections.map((section) => ({
    id: section.id,
    title: nameSection(section).join(' / '),
    navigation: keepListed(section.navigation, listed),
  }));
  return {
    sections: sections.filter(({ navigation }) => navigation.length > 0),
    others: pages.filter(({ isHidden }) => isHidden).map(({ href, title }) => ({ href, title })),
  };
}

function keepListed(items: readonly NavItem[], listed: ReadonlySet<string>): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.kind === 'link') return [item];
    if (item.kind === 'page') return listed.has(item.href) ? [item] : [];
    const inner = keepListed(item.items, listed);
    return inner.length === 0 ? [] : [{ ...item, items: inner }];
  });
}
