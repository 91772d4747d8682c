import { toLanguageTag } from '../../language/to-language-tag.ts';
import { findTranslations } from './find-translations.ts';
import { isListed } from './is-listed.ts';
import type { Site, SitePage } from '../site.ts';

/** A page in one of the site's languages: the code as the web has it, or `x-default`, and its canonical address. */
export interface Alternate {
  language: string;
  href: string;
}

/**
 * Finds the languages in which search engines shall know a page, its own among them, and under `x-default` the site's first; only pages that
 * are listed. Empty where there is one language, and for a page that is not listed: each names the others, and is named by them.
 */
export function findAlternates(site: Site, page: SitePage): Alternate[] {
  if (!isListed(page, site)) return [];
  const listed = Object.entries(findTranslations(site, page)).filter(([, href]) => {
    const there = site.pages[href];
    return there !== undefined && isListed(there, site);
  });
  if (listed.length < 2) return [];
  const first = listed.find(([code]) => code === site.sections[0]?.language);
  return [
    ...listed.map(([code, href]) => ({ language: toLanguageTag(code), href })),
    ...(first === undefined ? [] : [{ language: 'x-default', href: first[1] }]),
  ];
}
