import { toLanguageTag } from '@octavo/core/browser';
import { hasRichNavigation, isPlainLook } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { listLanguages } from './list-languages.ts';

/** Lists the sheets of the theme that a site needs beside that of every page: `divisions` for `@octavo/theme/divisions.css`. */
export function listThemeSheets(site: Site): string[] {
  const { banner, look, search, contextual, feedback } = site.config;
  const languages = listLanguages(site).map(toLanguageTag);
  return [
    ...(banner ? ['banner'] : []),
    ...(languages.some((tag) => EAST_ASIAN.test(tag)) ? ['east-asian'] : []),
    ...(languages.some((tag) => JOINING.test(tag)) ? ['long-words'] : []),
    ...(hasRichNavigation(site) ? ['divisions'] : []),
    ...(isPlainLook(look) ? [] : ['look']),
    ...(look.layout === 'topnav' ? [] : ['sidenav']),
    ...(search.location === 'side' ? ['side-search'] : []),
    ...(look.background === undefined ? [] : ['decoration']),
    ...(contextual ? ['page-menu'] : []),
    ...(Object.values(feedback).includes(true) ? ['feedback'] : []),
  ];
}

const EAST_ASIAN = /^(?:zh|ja|ko)\b/i;

/** Languages that join words to long ones. */
const JOINING = /^(?:de|nl|sv|da|no|nb|nn|fi|hu)\b/i;
