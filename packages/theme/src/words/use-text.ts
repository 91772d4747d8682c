import type { ApiTexts, PartTexts } from '@octavo/core';
import { useOctavoContext } from '../context/octavo-provider.tsx';
import { fillWords } from './split-words.ts';

/** Says a text of a component in the language of what is read: `text('Example {number}', { number: 2 })`. */
export type FindText<Texts> = (text: keyof Texts & string, values?: { readonly [name: string]: string | number }) => string;

/** The texts of components and of API pages, by their English; what the language lacks is English. */
export function useText(): FindText<PartTexts & ApiTexts> {
  return createFindText(useOctavoContext()?.site.parts);
}

/** Texts of a list, by their English. */
export function createFindText<Texts>(texts: Partial<Texts> | undefined): FindText<Texts> {
  return (text, values = {}) => fillWords(String(texts?.[text] ?? text), values);
}
