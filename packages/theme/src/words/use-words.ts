import type { Words } from '@octavo/core';
import { useOctavoContext } from '../context/octavo-provider.tsx';
import { createWords } from './english.ts';

/** The words of the interface in the language of what is read. */
export function useWords(): Words {
  return createWords(useOctavoContext()?.site.words);
}
