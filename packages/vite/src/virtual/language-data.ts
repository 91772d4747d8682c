import { findWords } from '@octavo/core/internal';
import type { Section } from '@octavo/core';
import type { LanguageData } from '@octavo/theme';
import type { Sources } from '../content/sources.ts';
import type { WordsExtension } from '../extension/extension.ts';
import type { LinkScope } from './create-address.ts';
import { createSurroundings } from './create-surroundings.ts';

/** The code of the language that a section is in: its own, or that of its version. */
export function findSectionLanguage({ language, versions }: Section): string | undefined {
  return language ?? versions.find(({ isActive }) => isActive)?.locale;
}

/** What of the site is another in a language; undefined where nothing is. */
export function createLanguageData(code: string, context: LinkScope): LanguageData | undefined {
  const { config } = context.store.site();
  const own = config.divisions.find(({ kind, name }) => kind === 'language' && name === code);
  const { searchDialog: _dialog, pageMenu, parts, ...words } = createLanguageWords(code, context);
  const data = {
    ...(own && createSurroundings({ ...own.navbar, ...own.footer, ...(own.banner && { banner: own.banner }) }, context)),
    ...(Object.keys(words).length > 0 && { words }),
    ...(pageMenu && config.contextual && { pageMenuWords: pageMenu }),
    ...(parts && { parts }),
  };
  return Object.keys(data).length === 0 ? undefined : data;
}

/** The words of a language, with what extensions say in it; a word of theirs that only English has is the English one. */
export function createLanguageWords(code: string, { extensions }: Pick<Sources, 'extensions'>): WordsExtension {
  const [own, english, ours] = [extensions.words(code), extensions.words('en'), findWords(code)];
  const added = Object.entries(english).filter(([word]) => ours === undefined || !Object.hasOwn(ours, word));
  const groups = (['pageMenu', 'parts'] as const)
    .map((name) => [name, { ...(ours === undefined && english[name]), ...ours?.[name], ...own[name] }] as const)
    .filter(([, group]) => Object.keys(group).length > 0);
  const { pageMenu: _menu, parts: _parts, ...words } = { ...Object.fromEntries(added), ...ours, ...own };
  return { ...words, ...Object.fromEntries(groups) };
}
