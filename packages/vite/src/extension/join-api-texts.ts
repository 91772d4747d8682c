import type { Translation } from '@octavo/core';
import type { AllTexts } from '@octavo/openapi/internal/load';
import type { WordsExtension } from './extension.ts';

/** All texts of an API's pages in a language: Octavo's own, and those of extensions before them. */
export function joinApiTexts(ours: Partial<Translation> = {}, own: WordsExtension = {}): Partial<AllTexts> {
  return { ...ours.parts, ...ours.api, ...ours.changes, ...own.parts, ...own.api, ...own.changes };
}
