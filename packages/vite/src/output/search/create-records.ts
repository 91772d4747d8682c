import { BOOST_FILTER, createPageLocator, findFrontmatterText, isListed, nameSection } from '@octavo/core/internal';
import type { PageLocation, Section, Site, SitePage } from '@octavo/core';
import type { SearchRecord, SearchSection } from './search-record.ts';

/**
 * Makes the records of a site's pages, in the order of their addresses. `readSections` gives a page's text; another kind of page brings
 * records of its own to the same list.
 */
export function createRecords(site: Site, readSections: (page: SitePage) => SearchSection[]): SearchRecord[] {
  const locate = createPageLocator(site.sections);
  const shown = new Set(Object.values(site.pages).flatMap(({ href, isHidden }) => (isHidden ? [] : topFolder(href))));
  return Object.values(site.pages)
    .filter((page) => isFound(page, site))
    .map((page) => {
      const isStray = page.isHidden && !shown.has(topFolder(page.href));
      return createRecord(page, { site, location: locate(page), sections: readSections(page), isStray });
    });
}

/** `/a/b/c` -> `/a`, `/a` -> `/`: where navigation shows no page of it, none of its versions holds a page there. */
function topFolder(href: string): string {
  return /^\/[^/]+(?=\/)/.exec(href)?.[0] ?? '/';
}

/** A listed page is found, unless it or its group says `searchable: false`. */
function isFound(page: SitePage, site: Site): boolean {
  const { searchable } = page.frontmatter;
  return isListed(page, site) && page.isSearchable !== false && searchable !== false && searchable !== 'false';
}

/** What a record is made from beside its page. */
interface RecordSources {
  site: Site;
  location: PageLocation;
  sections: SearchSection[];
  /** It stands in the first version because it has to stand somewhere. */
  isStray: boolean;
}

function createRecord(page: SitePage, { site, location, sections, isStray }: RecordSources): SearchRecord {
  const places = page.sections.map((id) => site.sections.find((section) => section.id === id)).filter((place) => place !== undefined);
  const [own] = places;
  const boost = findBoost(page);
  const keywords = listKeywords(page);
  const filters = {
    ...(boost !== undefined && { [BOOST_FILTER]: [String(boost)] }),
    version: listPlaces('version', isStray ? [] : places, site),
    language: listPlaces('language', places, site),
  };
  // Versions and languages are filters of their own.
  const division = own === undefined ? '' : nameSection({ ...own, versions: [], languages: [] }).join(' / ');
  return {
    href: page.href,
    title: page.title,
    ...(page.description !== undefined && { description: page.description }),
    ...(keywords.length > 0 && { keywords }),
    trail: location.trail.map(({ title }) => title),
    ...(division !== '' && { division }),
    sections,
    filters: Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
  };
}

/** What the page says counts before what its group says; what is no factor, or changes nothing, is none. */
function findBoost({ frontmatter, boost }: SitePage): number | undefined {
  const own = Number(findFrontmatterText(frontmatter, 'boost') ?? boost);
  return Number.isFinite(own) && own > 0 && own !== 1 ? own : undefined;
}

/** Frontmatter `keywords`, a list or a text with commas. */
function listKeywords({ frontmatter: { keywords } }: SitePage): string[] {
  const written = Array.isArray(keywords) ? keywords : [keywords];
  return written.flatMap((one) => (typeof one === 'string' ? one.split(',') : [])).flatMap((one) => one.trim() || []);
}

/** The versions, or languages, that a page is searched in: its own; what is in none of them belongs to all. */
function listPlaces(kind: 'version' | 'language', places: readonly Section[], { sections }: Site): string[] {
  const own = listValues(places.map((place) => place[kind]));
  return own.length > 0 ? own : listValues(sections.map((section) => section[kind]));
}

function listValues(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
