import type { PageData, SectionData, SiteData } from '@octavo/theme';

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

/**
 * The section to show a page in: that of the wanted version and language where the page stands in it, else its own, the first of its list.
 * A page outside navigation has none. Versions and languages that the page stands in too lead to itself, others to the same page there,
 * else to their first.
 */
export function chooseSection(site: SiteData, page: PageData | undefined, { version, language }: WantedPlace): SectionData | undefined {
  if (page === undefined) return undefined;
  const sections = page.sections.map((id) => site.sections.find((section) => section.id === id)).filter((section) => section !== undefined);
  const score = (one: SectionData): number =>
    (version !== undefined && one.version === version ? 2 : 0) + (language !== undefined && one.language === language ? 1 : 0);
  const section = sections.toSorted((a, b) => score(b) - score(a))[0];
  if (section === undefined) return undefined;
  const standsIn = (name: string): boolean => sections.some((one) => one.version === name && one.language === section.language);
  const versions = section.versions.map((entry) => {
    if (entry.isExternal) return entry;
    const href = standsIn(entry.name) ? page.href : (page.counterparts?.[entry.name] ?? entry.href);
    return { ...entry, href: `${href}?${VERSION}=${encodeURIComponent(entry.name)}` };
  });
  const languages = section.languages?.map((entry) => {
    const href = entry.locale === undefined || entry.isExternal ? undefined : page.translations?.[entry.locale];
    if (href === undefined) return entry;
    const isShared = href === page.href && sections.some((one) => one.language !== section.language);
    return { ...entry, href: isShared ? `${href}?${LANGUAGE}=${encodeURIComponent(entry.locale ?? '')}` : href };
  });
  return { ...section, versions, ...(languages && { languages }) };
}

/** The version to keep in the address: none where the page would be shown in it anyway, or is not in it. */
export function addressVersion(site: SiteData, page: PageData, version: string): string | undefined {
  const versions = page.sections.map((id) => site.sections.find((section) => section.id === id)?.version);
  return versions.indexOf(version) > 0 && versions[0] !== version ? version : undefined;
}
