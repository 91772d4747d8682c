import { vocabularyFile } from '@octavo/core/browser';
import type { SearchRecord } from './search-record.ts';

/** Words longer than this are addresses and keys, which nobody types. */
const LONGEST = 24;

/**
 * The words of titles and headings by the name of their file, one a line, sorted: what a word with a wrong letter is compared with. Scripts
 * without spaces have none. Pages in no language stand with those of the first.
 */
export function createVocabularies(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const languages = [...new Set(records.flatMap(({ filters }) => filters['language'] ?? []))];
  const files = new Map<string, Set<string>>([[vocabularyFile(languages, undefined), new Set()]]);
  for (const { title, sections, filters } of records) {
    for (const language of filters['language'] ?? [undefined]) {
      const file = vocabularyFile(languages, language);
      const words = files.get(file) ?? new Set();
      files.set(file, words);
      for (const text of [title, ...sections.map(({ heading }) => heading)]) addWords(text, words);
    }
  }
  return new Map([...files].map(([file, words]) => [file, [...words].toSorted().join('\n')]));
}

function addWords(text: string, words: Set<string>): void {
  for (const word of text.toLowerCase().match(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}]+/gu) ?? [])
    if (word.length > 3 && word.length <= LONGEST) words.add(word);
}
