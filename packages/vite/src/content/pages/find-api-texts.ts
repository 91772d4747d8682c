import type { ApiTexts, PartTexts, SitePage } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { findSectionLanguage } from './find-section-language.ts';

/** The texts of an API's page, those of components among them, in the language of the page, with what extensions say in it; what is missing is English. */
export function findApiTexts(
  { sections: [first] }: SitePage,
  { store, extensions }: { store: Pick<SiteStore, 'site'>; extensions: Pick<ExtensionStore, 'words'> },
): Partial<ApiTexts & PartTexts> {
  const section = store.site().sections.find(({ id }) => id === first);
  const language = (section && findSectionLanguage(section)) ?? 'en';
  const [ours, own] = [findWords(language), extensions.words(language)];
  return { ...ours?.parts, ...ours?.api, ...own.parts, ...own.api };
}
