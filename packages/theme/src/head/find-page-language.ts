import { toLanguageTag } from '@octavo/core/browser';
import type { SectionData } from '../data/site-data.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ku-arab|ps|sd|ug|ur|yi)(?:-|$)/i;

/** The language of a section's pages and the direction in which it is written; undefined where neither it nor its version says. */
export function findPageLanguage(
  section: Pick<SectionData, 'language' | 'versions'> | undefined,
): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const code = section?.language ?? section?.versions.find(({ isActive }) => isActive)?.locale;
  if (code === undefined) return undefined;
  const lang = toLanguageTag(code);
  return { lang, dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr' };
}
