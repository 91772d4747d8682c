import { isUnder } from '../path.ts';
import { findFirst, sectionsOf } from './find-counterparts.ts';
import { listCandidates } from './list-candidates.ts';
import type { Section, Site, SitePage } from './site.ts';

/**
 * Finds the same page in the languages that navigation is divided into, by code: its own address in those that it stands in itself, else a
 * page of that language at the address with the other language's folder or code in the place of its own.
 *
 * `/fr/guides/start` -> `{ fr: '/fr/guides/start', en: '/guides/start' }`; empty where there are no languages.
 */
export function findTranslations({ sections, pages }: Site, page: SitePage): { [code: string]: string } {
  const places = sectionsOf(sections, page);
  const own = places[0]?.language;
  if (own === undefined) return {};
  const standsIn = new Set(places.map(({ language }) => language));
  const codes = places[0]?.languages.flatMap(({ locale, isExternal }) => (locale === undefined || isExternal ? [] : [locale])) ?? [];
  const folders = findFolders(sections);
  const toVariant = (name: string): { name: string; url?: string } => {
    const url = folders.get(name) ?? '/';
    return { name, ...(url !== '/' && { url }) };
  };
  const variant = toVariant(own);
  const found = codes.flatMap((code): [string, string][] => {
    if (standsIn.has(code)) return [[code, page.href]];
    const href = findFirst(listCandidates(page.href, variant, toVariant(code)), (candidate) => {
      const there = pages[candidate];
      return there !== undefined && sectionsOf(sections, there).some(({ language }) => language === code);
    });
    return href === undefined ? [] : [[code, href]];
  });
  return Object.fromEntries(found);
}

/** The folder that all pages of a language lie in, by its code: `/fr`; `/` where they have none of their own. */
function findFolders(sections: readonly Section[]): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { language, folder } of sections) {
    if (language === undefined || folder === undefined) continue;
    const known = folders.get(language);
    folders.set(language, known === undefined ? folder : joinFolders(known, folder));
  }
  return folders;
}

/** The deepest folder that holds both. */
export function joinFolders(one: string, other: string): string {
  let folder = one;
  while (folder !== '/' && !isUnder(other, folder)) folder = folder.slice(0, folder.lastIndexOf('/')) || '/';
  return folder;
}
