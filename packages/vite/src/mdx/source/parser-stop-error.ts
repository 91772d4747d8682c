import type { TextPosition } from '../page-draft.ts';

/** Says where and why a text is not read on, in the shape that the parser's own errors have. */
export class ParserStopError extends Error {
  readonly reason: string;
  readonly line: number;
  readonly column: number;

  constructor(reason: string, { line, column }: TextPosition, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.line = line;
    this.column = column;
  }
}
