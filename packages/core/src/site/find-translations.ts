import { isUnder } from '../path.ts';
import { sectionsOf } from './find-counterparts.ts';
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
  const toVariant = (name: string): { name: string; url?: string } => {
    const url = findFolder(sections, name);
    return { name, ...(url !== undefined && { url }) };
  };
  const found = codes.flatMap((code): [string, string][] => {
    if (standsIn.has(code)) return [[code, page.href]];
    const href = listCandidates(page.href, toVariant(own), toVariant(code)).find((candidate) => {
      const there = pages[candidate];
      return there !== undefined && sectionsOf(sections, there).some(({ language }) => language === code);
    });
    return href === undefined ? [] : [[code, href]];
  });
  return Object.fromEntries(found);
}

/** The folder that all pages of a language lie in: `/fr`; undefined for the top, where every language's page may be. */
function findFolder(sections: readonly Section[], code: string): string | undefined {
  const folders = sections.filter(({ language }) => language === code).map(({ folder }) => folder);
  const shared = folders.reduce<string | undefined>(
    (common, folder) => (common === undefined ? folder : joinFolders(common, folder)),
    undefined,
  );
  return shared === '/' ? undefined : shared;
}

/** The deepest folder that holds both. */
export function joinFolders(one: string, other: string): string {
  let folder = one;
  while (folder !== '/' && !isUnder(other, folder)) folder = folder.slice(0, folder.lastIndexOf('/')) || '/';
  return folder;
}
