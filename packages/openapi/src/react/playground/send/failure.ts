import { sayTexts } from '../../../value/say.ts';
import type { KeyedText, SaidText, Say } from '../../../value/say.ts';

/** Why a request did not get an answer that a page may read. */
export interface Failure {
  kind: 'address' | 'method' | 'offline' | 'mixed-content' | 'private-network' | 'cors' | 'unreachable' | 'redirect' | 'proxy';
  title: KeyedText;
  /** Plain sentences. */
  texts: SaidText[];
  /** Headers that the API would have to answer with, as `Name: value`. */
  headers: string[];
}

/** Says a failure as one text. */
export function sayFailure({ title, texts }: Failure, say: Say): string {
  return `${sayTexts(say, title)}: ${sayTexts(say, ...texts)}`;
}
