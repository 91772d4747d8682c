import type { TextPosition } from '../page-draft.ts';

/** What a message of the parser is to an author. */
export interface ErrorDescription {
  message: string;
  hint: string;
  /** Where the author has to look, if that is not where the parser stopped. */
  place?: TextPosition | undefined;
  /** It says all: what JavaScript's own parser says would mislead. */
  isWhole?: boolean;
}
