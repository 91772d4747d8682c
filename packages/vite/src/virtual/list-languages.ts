import type { Site } from '@octavo/core';

/** The codes of the languages that a site is read in, as its divisions name them. */
export function listLanguages({ sections }: Site): string[] {
  const codes = sections.flatMap(({ language, versions }) => [language, ...versions.map(({ locale }) => locale)]);
  return [...new Set(codes.filter((code) => code !== undefined))];
}
