import type { SectionData } from '../data/site-data.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ku-arab|ps|sd|ug|ur|yi)(?:-|$)/i;

/** The language of a section's pages and the direction in which it is written; undefined where its version does not say. */
export function findLanguage(section: SectionData | undefined): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const lang = section?.versions.find(({ isActive }) => isActive)?.locale?.replace('_', '-');
  return lang === undefined ? undefined : { lang, dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr' };
}
