/** What is known of a piece of a line of code; lines and characters count from 0, in UTF-16 units. */
export interface TypeNote {
  /** `hover`: the type of a name; `query`: one that the author asked for (`^?`); `error`: what the compiler says. */
  kind: 'hover' | 'query' | 'error';
  line: number;
  character: number;
  length: number;
  text: string;
}

/** An error that the author did not announce, at an offset of the code as it was written. */
export interface TypeProblem {
  offset: number;
  message: string;
}

/** Code without the comments that are meant for Twoslash. */
export interface TypedCode {
  code: string;
  notes: TypeNote[];
  problems: TypeProblem[];
}
