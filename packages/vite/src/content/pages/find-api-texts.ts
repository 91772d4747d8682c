import type { Site, SitePage, Translation } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import type { AllTexts } from '@octavo/openapi/internal/load';
import type { WordsExtension } from '../../extension/extension.ts';
import { joinApiTexts } from '../../extension/join-api-texts.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { findSectionLanguage } from './find-section-language.ts';

/** The texts of an API's page, those of components among them, in the language of the page, with what extensions say in it; what is missing is English. */
export function findApiTexts(page: SitePage, context: TextContext): Partial<AllTexts> {
  const { ours, own } = findTexts(page, context);
  return joinApiTexts(ours, own);
}

/** The language of a page; English, where its site does not tell. */
export function findLanguageOf({ sections: [first] }: Pick<SitePage, 'sections'>, { sections }: Pick<Site, 'sections'>): string {
  const section = sections.find(({ id }) => id === first);
  return (section && findSectionLanguage(section)) ?? 'en';
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

function findTexts(page: SitePage, { store, extensions }: TextContext): { ours?: Translation | undefined; own: WordsExtension } {
  const language = findLanguageOf(page, store.site());
  return { ours: findWords(language), own: extensions.words(language) };
}
