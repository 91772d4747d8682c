import type { ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import { fillWords } from '../../words/split-words.ts';

export interface SearchKeysProps {
  words: SearchWords;
  shown: number;
  total: number;
}

/** The keys of the search, and how many pages are not shown; for eyes only. */
export function SearchKeys({ words, shown, total }: SearchKeysProps): ReactElement {
  return (
    <div className="octavo-search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {words.move}
      </span>
      <span>
        <kbd>↵</kbd> {words.open}
      </span>
      <span>
        <kbd>Esc</kbd> {words.close}
      </span>
      {total > shown && <span className="octavo-search-total">{fillWords(words.shown, { shown, total })}</span>}
    </div>
  );
}
