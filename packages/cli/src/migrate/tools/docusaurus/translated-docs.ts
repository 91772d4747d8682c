import type { Json, JsonObject } from '@octavo/core';
import type { OldSite } from '../../old-site.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toLanguage } from '../../to-language.ts';
import type { DocsInstances } from './docs-instances.ts';
import { toDefaultFile } from './locale.ts';
import type { Locale } from './locale.ts';

/** The docs of a locale. */
export interface TranslatedDocs {
  locale: Locale;
  docs: DocsInstances;
}

/** The same navigation as one of several languages. */
export function addLanguages(
  navigation: JsonObject,
  translated: readonly TranslatedDocs[],
  config: Readonly<Record<string, unknown>>,
): JsonObject {
  if (translated.length === 0) return navigation;
  const first = asText(asObject(config['i18n'])['defaultLocale']) ?? 'en';
  return {
    languages: [
      { language: toLanguage(first), default: true, ...navigation },
      ...translated.map(({ locale, docs }): Json => ({ language: toLanguage(locale.name), ...docs.navigation })),
    ],
  };
}

/** What of a locale is not brought: its blog and pages, and all of it where the folder has none. */
export function tellLocale({ locale: { name, folder }, docs }: TranslatedDocs, source: OldSource): OldSite['notes'] {
  if (docs.pages.length === 0)
    return [leftOut(`The language \`${name}\` is omitted: ${folder} has no docs. Fetch its translations and run this again.`)];
  const left = source.list(folder).filter((file) => /\.mdx?$/.test(file) && toDefaultFile(file) === undefined);
  const [first] = left;
  return first === undefined
    ? []
    : [leftOut(`Not converted of \`${name}\`: pages outside of its docs (${left.length}), such as ${first}.`)];
}

function leftOut(message: string): OldSite['notes'][number] {
  return { kind: 'left-out', what: 'locale', message };
}
