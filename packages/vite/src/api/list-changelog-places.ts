import type { Config, ConfigDivision } from '@octavo/core';
import { walkEntries } from '@octavo/core/internal';
import type { ChangelogPlace } from './api-changelog.ts';

/**
 * Lists the pages of an API's changes: that of the config is in the site's first language, and each other language whose navigation names it in
 * its own folder (`fr/api-changelog`) has one more.
 */
export function listChangelogPlaces(page: string, { divisions }: Pick<Config, 'divisions'>): ChangelogPlace[] {
  const languages = listLanguages(divisions);
  const first = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  const others = languages.filter((one) => one.name !== first?.name && namesPage(one, `${one.name}/${page}`)).map(({ name }) => name);
  return [
    { path: page, language: first?.name ?? 'en' },
    ...[...new Set(others)].map((language) => ({ path: `${language}/${page}`, language })),
  ];
}

function listLanguages(divisions: readonly ConfigDivision[]): ConfigDivision[] {
  return divisions.flatMap((one) => (one.kind === 'language' ? [one] : listLanguages(one.divisions)));
}

function namesPage(division: ConfigDivision, page: string): boolean {
  return [...walkEntries({ navigation: [], divisions: [division] })].some(({ entry }) => entry.replace(/^\//, '') === page);
}
