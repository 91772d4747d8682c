import type { Words } from '@octavo/core';
import { useOctavoContext } from '../context/octavo-provider.tsx';
import { createWords } from './english.ts';

/** The words of the interface in the language of what is read, with those that extensions add: `useWords<'rings'>().rings`. */
export function useWords<Added extends string = never>(): Words & Readonly<Record<Added, string>>;
export function useWords(): Words {
  return createWords(useOctavoContext()?.site.words);
}
