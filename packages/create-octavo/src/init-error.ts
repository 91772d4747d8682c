/** Why no site was begun: a sentence, and what to do about it. Nothing has been written. */
export class InitError extends Error {
  override name = 'InitError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
