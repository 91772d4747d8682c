import type { PageData, SectionData, SiteData } from '@octavo/theme';

/** The query parameter that names a version where a page stands in several. */
const PARAMETER = 'version';

/** The version that a query names. */
export function readVersion(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** An address with its version set, or without one. */
export function withVersion(url: URL, version: string | undefined): string {
  const copy = new URL(url);
  if (version === undefined) copy.searchParams.delete(PARAMETER);
  else copy.searchParams.set(PARAMETER, version);
  return copy.pathname + copy.search + copy.hash;
}

/**
 * The section to show a page in: that of the wanted version where the page stands in it, else its own, the first of its list. A page
 * outside navigation has none. Versions that the page stands in too lead to itself, others to the same page there, else to their first.
 */
export function chooseSection(site: SiteData, page: PageData | undefined, version: string | undefined): SectionData | undefined {
  if (page === undefined) return undefined;
  const sections = page.sections.map((id) => site.sections.find((section) => section.id === id)).filter((section) => section !== undefined);
  const section = sections.find((one) => version !== undefined && one.version === version) ?? sections[0];
  if (section === undefined) return undefined;
  const standsIn = (name: string): boolean => sections.some((one) => one.version === name);
  const versions = section.versions.map((entry) => {
    if (entry.isExternal) return entry;
    const href = standsIn(entry.name) ? page.href : (page.counterparts?.[entry.name] ?? entry.href);
    return { ...entry, href: `${href}?${PARAMETER}=${encodeURIComponent(entry.name)}` };
  });
  return { ...section, versions };
}

/** The version to keep in the address: none where the page would be shown in it anyway, or is not in it. */
export function addressVersion(site: SiteData, page: PageData, version: string): string | undefined {
  const versions = page.sections.map((id) => site.sections.find((section) => section.id === id)?.version);
  return versions.indexOf(version) > 0 && versions[0] !== version ? version : undefined;
}
