import { findFolders } from '../sections/find-folders.ts';
import { listCandidates } from './list-candidates.ts';
import type { Variant } from './list-candidates.ts';
import type { Section, Site, SitePage } from '../site.ts';

/**
 * Finds the same page in the versions that it does not stand in itself: a page of that version at the address with the other version's
 * prefix or name in the place of its own. By version's name; what has no equivalent is left out.
 *
 * In v1, `/v1/guides/start` -> `{ v2: '/v2/guides/start' }`, or `/guides/start`, whichever is there.
 */
export function findCounterparts({ sections, pages }: Pick<Site, 'sections' | 'pages'>, page: SitePage): { [version: string]: string } {
  const places = sectionsOf(sections, page);
  const [section] = places;
  if (section?.version === undefined || section.versions.length < 2) return {};
  const { language } = section;
  const folders = findFolders(
    sections.filter((one) => one.language === language),
    ({ version }) => version,
  );
  const toVariant = (name: string): Variant => {
    const url = folders.get(name) ?? '/';
    return { name, ...(url !== '/' && { url }) };
  };
  const own = toVariant(section.version);
  const standsIn = new Set(places.map(({ version }) => version));
  const found = section.versions.flatMap(({ name, isExternal }): [string, string][] => {
    if (standsIn.has(name) || isExternal) return [];
    const href = findFirst(listCandidates(page.href, own, toVariant(name)), (candidate) => {
      const there = pages[candidate];
      return there !== undefined && sectionsOf(sections, there).some((one) => one.version === name && one.language === language);
    });
    return href === undefined ? [] : [[name, href]];
  });
  return Object.fromEntries(found);
}

/** The first that is right; the others are not made. */
export function findFirst<Value>(values: Iterable<Value>, isRight: (value: Value) => boolean): Value | undefined {
  for (const value of values) if (isRight(value)) return value;
  return undefined;
}

/** The sections that a page stands in, its own first. */
export function sectionsOf(sections: readonly Section[], page: SitePage): Section[] {
  return page.sections.flatMap((id) => sections.find((section) => section.id === id) ?? []);
}
