import type { SearchRecord } from './search-record.ts';

/** Words longer than this are addresses and keys, which nobody types. */
const LONGEST = 24;

/** The words of titles and headings, one a line, sorted: what a word with a wrong letter is compared with. Scripts without spaces have none. */
export function createVocabulary(records: readonly SearchRecord[]): string {
  const words = new Set<string>();
  for (const { title, sections } of records) {
    for (const text of [title, ...sections.map(({ heading }) => heading)]) {
      for (const word of text.toLowerCase().match(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}]+/gu) ?? [])
        if (word.length > 3 && word.length <= LONGEST) words.add(word);
    }
  }
  return [...words].toSorted().join('\n');
}
