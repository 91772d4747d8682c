import type { PageData, SectionData } from '@octavo/theme';
import { findEntry } from '@octavo/core/browser';

/** The query parameters that name a version and a language where a page stands in several. */
const VERSION = 'version';
const LANGUAGE = 'language';

/** What an address says of where its page is to be shown. */
export interface WantedPlace {
  version?: string | undefined;
  language?: string | undefined;
}

/** The version that a query names. */
export function readVersion(search: string): string | undefined {
  return new URLSearchParams(search).get(VERSION) ?? undefined;
}

/** The version and the language that a query names. */
export function readPlace(search: string): WantedPlace {
  const query = new URLSearchParams(search);
  return { version: query.get(VERSION) ?? undefined, language: query.get(LANGUAGE) ?? undefined };
}

/** An address with its version set, or without one. */
export function withVersion(url: URL, version: string | undefined): string {
  const copy = new URL(url);
  if (version === undefined) copy.searchParams.delete(VERSION);
  else copy.searchParams.set(VERSION, version);
  return copy.pathname + copy.search + copy.hash;
}

/** The id of the section to show a page in: of the wanted version and language where it stands in that, else the first of its list. */
export function chooseSection({ sections, places = [] }: PageData, { version, language }: WantedPlace): string | undefined {
  const score = (index: number): number => {
    const place = places[index];
    return (version !== undefined && place?.version === version ? 2 : 0) + (language !== undefined && place?.language === language ? 1 : 0);
  };
  return sections.map((id, index) => ({ id, score: score(index) })).toSorted((a, b) => b.score - a.score)[0]?.id;
}

/** The id of the section for an address without a page: that of the deepest folder that it is in. */
export function findMissingSection(href: string, sections: readonly [folder: string, section: string][] = []): string | undefined {
  return sections.filter(([folder]) => `${href}/`.startsWith(folder)).toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** A section as a page shows it: versions and languages that the page stands in too lead to itself, others to the same page there, else to their first, and say so. */
export function linkSection(section: SectionData, page: PageData): SectionData {
  const places = page.places ?? [{ version: section.version, language: section.language }];
  const standsIn = (name: string): boolean => places.some((one) => one.version === name && one.language === section.language);
  const versions = section.versions.map((entry) => {
    if (entry.isExternal) return entry;
    const own = standsIn(entry.name) ? page.href : findEntry(page.counterparts ?? {}, entry.name);
    const href = `${own ?? entry.href}?${VERSION}=${encodeURIComponent(entry.name)}`;
    return { ...entry, href, ...(own === undefined && { isWithoutPage: true as const }) };
  });
  const languages = section.languages?.map((entry) => {
    const href = entry.locale === undefined || entry.isExternal ? undefined : findEntry(page.translations ?? {}, entry.locale);
    if (href === undefined) return entry;
    const isShared = href === page.href && places.some((one) => one.language !== section.language);
    return { ...entry, href: isShared ? `${href}?${LANGUAGE}=${encodeURIComponent(entry.locale ?? '')}` : href };
  });
  return { ...section, versions, ...(languages && { languages }) };
}

/** The version to keep in the address: none where the page would be shown in it anyway, or is not in it. */
export function addressVersion({ places = [] }: PageData, version: string): string | undefined {
  const versions = places.map((place) => place.version);
  return versions.indexOf(version) > 0 && versions[0] !== version ? version : undefined;
}
