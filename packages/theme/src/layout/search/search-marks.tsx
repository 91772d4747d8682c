import { createElement, Fragment } from 'react';
import type { ReactElement } from 'react';
import type { SearchText } from '../../data/search-client.ts';

/** A text with what was searched for marked. */
export function SearchMarks({ text }: { text: SearchText }): ReactElement {
  return createElement(Fragment, null, ...text.map((piece) => (piece.isMatch ? createElement('mark', null, piece.text) : piece.text)));
}
