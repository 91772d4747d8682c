import type { ApiTexts, SitePage } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import type { ExtensionStore } from '../extension/extension-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import { findSectionLanguage } from './find-section-language.ts';

/** The texts of an API's page in the language of the page, with what extensions say in it; what is missing is English. */
export function findApiTexts(
  { sections: [first] }: SitePage,
  { store, extensions }: { store: Pick<SiteStore, 'site'>; extensions: Pick<ExtensionStore, 'words'> },
): Partial<ApiTexts> {
  const section = store.site().sections.find(({ id }) => id === first);
  const language = (section && findSectionLanguage(section)) ?? 'en';
  return { ...findWords(language)?.api, ...extensions.words(language).api };
}
