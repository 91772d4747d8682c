import type { SectionData, SiteData } from '../../data/site-data.ts';

/** The site as it is in the language of a section: its own banner, links and footer, and its words. */
export function localizeSite(site: SiteData, section: SectionData | undefined): SiteData {
  const language = section?.language ?? section?.versions.find(({ isActive }) => isActive)?.locale ?? site.sections[0]?.language;
  const own = language === undefined ? undefined : site.languages?.[language];
  return own === undefined ? site : { ...site, ...own };
}
