import { findFirst, sectionsOf } from './find-counterparts.ts';
import { isListed } from './is-listed.ts';
import { findFolders } from '../sections/find-folders.ts';
import { listCandidates } from './list-candidates.ts';
import type { Site, SitePage } from '../site.ts';

/**
 * Finds the same page in the languages that navigation is divided into, by code: its own address in those that it stands in itself, else a
 * page of that language at the address with the other language's folder or code in the place of its own.
 *
 * A page that is not listed is found from such pages alone.
 *
 * `/fr/guides/start` -> `{ fr: '/fr/guides/start', en: '/guides/start' }`; empty where there are no languages.
 */
export function findTranslations(site: Site, page: SitePage): { [code: string]: string } {
  const { sections, pages } = site;
  const isAllowed = (there: SitePage): boolean => isListed(there, site) || !isListed(page, site);
  const places = sectionsOf(sections, page);
  const own = places[0]?.language;
  if (own === undefined) return {};
  const standsIn = new Set(places.map(({ language }) => language));
  const codes = places[0]?.languages.flatMap(({ locale, isExternal }) => (locale === undefined || isExternal ? [] : [locale])) ?? [];
  const folders = findFolders(sections, ({ language }) => language);
  const toVariant = (name: string): { name: string; url?: string } => {
    const url = folders.get(name) ?? '/';
    return { name, ...(url !== '/' && { url }) };
  };
  const variant = toVariant(own);
  const found = codes.flatMap((code): [string, string][] => {
    if (standsIn.has(code)) return [[code, page.href]];
    const href = findFirst(listCandidates(page.href, variant, toVariant(code)), (candidate) => {
      const there = pages[candidate];
      return there !== undefined && isAllowed(there) && sectionsOf(sections, there).some(({ language }) => language === code);
    });
    return href === undefined ? [] : [[code, href]];
  });
  return Object.fromEntries(found);
}
