import { findSectionLanguage } from '../content/pages/find-section-language.ts';
import { createLanguageWords } from './language-data.ts';
import type { Sources } from '../content/sources.ts';

/** The title of the page of all pages, in the language of the site's first section. */
export function findContentsTitle(context: Pick<Sources, 'store' | 'extensions'>): string {
  const [first] = context.store.site().sections;
  const language = first && findSectionLanguage(first);
  return createLanguageWords(language ?? 'en', context).allPages ?? 'All pages';
}
