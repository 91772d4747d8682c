/** A mistake of the person at the keyboard: printed as a message and a hint, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
  /** What to do about it; may hold several lines. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
