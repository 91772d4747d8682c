import { findWords } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import type { LanguageData } from '@octavo/theme';
import type { Sources } from '../content/sources.ts';
import type { WordsExtension } from '../extension/extension.ts';
import type { LinkScope } from './create-address.ts';
import { createSurroundings } from './create-surroundings.ts';

/** What of the site is another in a language; undefined where nothing is. */
export function createLanguageData(code: string, context: LinkScope): LanguageData | undefined {
  const { config } = context.store.site();
  const own = config.divisions.find(({ kind, name }) => kind === 'language' && name === code);
  const { searchDialog: _dialog, pageMenu, parts, names: _names, changes: _changes, api, ...words } = createLanguageWords(code, context);
  const data = {
    ...(own && createSurroundings({ ...own.navbar, ...own.footer, ...(own.banner && { banner: own.banner }) }, context)),
    ...(Object.keys(words).length > 0 && { words }),
    ...(pageMenu && config.contextual && { pageMenuWords: pageMenu }),
    ...createLanguageTexts({ parts, api }, context),
  };
  return Object.keys(data).length === 0 ? undefined : data;
}

interface LanguageTexts {
  parts?: WordsExtension['parts'] | undefined;
  api?: WordsExtension['api'] | undefined;
}

/** The texts of components, and of API pages where the site has some. */
export function createLanguageTexts({ parts, api }: LanguageTexts, { store }: Pick<Sources, 'store'>): Pick<LanguageData, 'parts'> {
  const texts = { ...parts, ...(hasApi(store.site()) && api) };
  return Object.keys(texts).length === 0 ? {} : { parts: texts };
}

function hasApi({ pages }: Site): boolean {
  return Object.values(pages).some(({ api }) => api !== undefined);
}

/** The words of a language, with what extensions say in it; a word of theirs that only English has is the English one. */
export function createLanguageWords(code: string, { extensions }: Pick<Sources, 'extensions'>): WordsExtension {
  const [own, english, ours] = [extensions.words(code), extensions.words('en'), findWords(code)];
  const added = Object.entries(english).filter(([word]) => ours === undefined || !Object.hasOwn(ours, word));
  const groups = (['pageMenu', 'parts', 'names', 'api'] as const)
    .map((name) => [name, { ...(ours === undefined && english[name]), ...ours?.[name], ...own[name] }] as const)
    .filter(([, group]) => Object.keys(group).length > 0);
  const {
    pageMenu: _menu,
    parts: _parts,
    names: _names,
    changes: _changes,
    api: _api,
    ...words
  } = { ...Object.fromEntries(added), ...ours, ...own };
  return { ...words, ...Object.fromEntries(groups) };
}
