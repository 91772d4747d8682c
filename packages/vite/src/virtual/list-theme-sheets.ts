import { toLanguageTag } from '@octavo/core/browser';
import { hasRichNavigation, isPlainLook } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { listLanguages } from './list-languages.ts';

/** Lists the sheets of the theme that a site needs beside that of every page: `languages` for `@octavo/theme/languages.css`. */
export function listThemeSheets(site: Site): string[] {
  const { banner, look, search, contextual, feedback } = site.config;
  return [
    ...(banner ? ['banner'] : []),
    ...(listLanguages(site).some((code) => HAS_SHEET.test(toLanguageTag(code))) ? ['languages'] : []),
    ...(hasRichNavigation(site) ? ['divisions'] : []),
    ...(isPlainLook(look) ? [] : ['look']),
    ...(look.layout === 'topnav' ? [] : ['sidenav']),
    ...(search.location === 'side' ? ['side-search'] : []),
    ...(look.background === undefined ? [] : ['decoration']),
    ...(contextual ? ['page-menu'] : []),
    ...(Object.values(feedback).includes(true) ? ['feedback'] : []),
  ];
}

/** Languages with rules of their own: Chinese, Japanese, Korean, and those that join words. */
const HAS_SHEET = /^(?:zh|ja|ko|de|nl|sv|da|no|nb|nn|fi|hu)\b/i;
