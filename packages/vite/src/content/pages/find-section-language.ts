import type { Section } from '@octavo/core';

/** The code of the language that a section is in: its own, or that of its version. */
export function findSectionLanguage({ language, versions }: Section): string | undefined {
  return language ?? versions.find(({ isActive }) => isActive)?.locale;
}
