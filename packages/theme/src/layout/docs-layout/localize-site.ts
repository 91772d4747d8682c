import type { SectionData, SiteData } from '../../data/site-data.ts';
import { findSiteLanguage } from '../find-site-language.ts';
import { findEntry } from '@octavo/core/browser';

/** The site as it is in the language of a section: its own banner, links and footer, and its words. */
export function localizeSite(site: SiteData, section: SectionData | undefined): SiteData {
  const language = findSiteLanguage(site, section);
  const own = language === undefined ? undefined : findEntry(site.languages ?? {}, language);
  return own === undefined ? site : { ...site, ...own };
}
