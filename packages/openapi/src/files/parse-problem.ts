/** A finding in a text: what is wrong, and where (an offset from its start); of the whole text where there is none. */
export interface ParseProblem {
  message: string;
  hint?: string;
  offset?: number;
}
