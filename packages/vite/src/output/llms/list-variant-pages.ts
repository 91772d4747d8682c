import { isListed, nameSection } from '@octavo/core/internal';
import type { NavItem, Section, Site, SitePage } from '@octavo/core';
import { listPublicPages } from '../list-public-pages.ts';
import { listVariants } from './list-variants.ts';
import type { SiteVariant } from './list-variants.ts';

/** Pages under one heading. */
export interface PageSection {
  title: string;
  pages: SitePage[];
}

/** A variant with its listed pages, in the order of navigation, each once. */
export interface VariantPages extends SiteVariant {
  contents: PageSection[];
}

/** Lists what agents are told of a site: by language and version, then by tab and group. Pages outside navigation come last, in the first. */
export function listVariantPages(site: Site): VariantPages[] {
  const isPublic = new Set(listPublicPages(site).map(({ href }) => href));
  const variants = listVariants(site).map((variant) => {
    const left = new Set(isPublic);
    const take = (href: string): SitePage[] => {
      const page = left.delete(href) ? site.pages[href] : undefined;
      return page === undefined || !isListed(page, site) ? [] : [page];
    };
    const contents = variant.sections.flatMap((section) => listGroups(section, take));
    return { ...variant, contents: joinNeighbours(contents.filter(({ pages }) => pages.length > 0)) };
  });
  const named = new Set(variants.flatMap(({ contents }) => contents.flatMap(({ pages }) => pages.map(({ href }) => href))));
  const others = [...isPublic].filter((href) => !named.has(href)).flatMap((href) => site.pages[href] ?? []);
  if (others.length === 0) return variants;
  const [first = { prefix: '/', name: '', sections: [], contents: [] }, ...rest] = variants;
  return [{ ...first, contents: [...first.contents, { title: 'Other pages', pages: others }] }, ...rest];
}

/** The groups of the first level are headings; what is nested in them is in their lists. */
function listGroups(section: Section, take: (href: string) => SitePage[]): PageSection[] {
  const place = nameSection({ ...section, languages: [], versions: [] });
  return section.navigation.map((item) => ({
    title: [...place, ...(item.kind === 'group' ? [item.title] : [])].join(' / ') || 'Pages',
    pages: listHrefs(item).flatMap(take),
  }));
}

/** Pages outside groups stand one by one. */
function joinNeighbours(sections: readonly PageSection[]): PageSection[] {
  return sections.reduce<PageSection[]>((joined, { title, pages }) => {
    const last = joined.at(-1);
    if (last?.title === title) last.pages.push(...pages);
    else joined.push({ title, pages: [...pages] });
    return joined;
  }, []);
}

function listHrefs(item: NavItem): string[] {
  if (item.kind === 'link') return [];
  if (item.kind === 'page') return [item.href];
  return [...(item.href === undefined ? [] : [item.href]), ...item.items.flatMap(listHrefs)];
}
