import { sayEnglish, sayTexts } from '../../../value/say.ts';
import type { SaidText } from '../../../value/say.ts';

/** A sign-in that failed, with what to tell the reader. */
export class SignInError extends Error {
  readonly texts: readonly SaidText[];

  constructor(texts: readonly SaidText[], options?: ErrorOptions) {
    super(sayTexts(sayEnglish, ...texts), options);
    this.texts = texts;
  }
}

/** What to tell the reader of anything that was thrown. */
export function toSaidTexts(error: unknown): readonly SaidText[] {
  if (error instanceof SignInError) return error.texts;
  return [error instanceof Error ? error.message : String(error)];
}
