import type { ApiTexts, PartTexts, SitePage, Translation } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import type { WordsExtension } from '../../extension/extension.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { findSectionLanguage } from './find-section-language.ts';

/** The texts of an API's page, those of components among them, in the language of the page, with what extensions say in it; what is missing is English. */
export function findApiTexts(page: SitePage, context: TextContext): Partial<ApiTexts & PartTexts> {
  const { ours, own } = findTexts(page, context);
  return { ...ours?.parts, ...ours?.api, ...own.parts, ...own.api };
}

/** What the list of all pages is called in the language of a page. */
export function nameAllPages(page: SitePage, context: TextContext): string {
  const { ours, own } = findTexts(page, context);
  return own.allPages ?? ours?.allPages ?? 'All pages';
}

/** The site, and what extensions say. */
interface TextContext {
  store: Pick<SiteStore, 'site'>;
  extensions: Pick<ExtensionStore, 'words'>;
}

function findTexts(
  { sections: [first] }: SitePage,
  { store, extensions }: TextContext,
): { ours?: Translation | undefined; own: WordsExtension } {
  const section = store.site().sections.find(({ id }) => id === first);
  const language = (section && findSectionLanguage(section)) ?? 'en';
  return { ours: findWords(language), own: extensions.words(language) };
}
