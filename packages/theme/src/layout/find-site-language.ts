import type { SectionData, SiteData } from '../data/site-data.ts';

/** The code of the language that a section is read in; undefined where the site does not say. */
export function findSiteLanguage(site: SiteData, section: SectionData | undefined): string | undefined {
  return section?.language ?? section?.versions.find(({ isActive }) => isActive)?.locale ?? site.firstSection?.language;
}
