import type { Comment, Program } from '@babel/types';

/** A Vite config as text and as tree. */
export interface Source {
  text: string;
  program: Program;
  comments: Comment[];
  style: CodeStyle;
}

/** How a file is written. */
export interface CodeStyle {
  quote: "'" | '"';
  /** `;` where statements end so. */
  end: ';' | '';
  lineBreak: '\n' | '\r\n';
  /** One step. */
  indent: string;
}

/** Reads how a file is written from its first statements and lines. */
export function readStyle(text: string, { body }: Program): CodeStyle {
  const quote = /(?:from|require\(|import)\s*(["'])/.exec(text)?.[1] ?? /["']/.exec(text)?.[0];
  const ends = body.map(({ end }) => text[(end ?? 0) - 1]);
  return {
    quote: quote === '"' ? '"' : "'",
    end: ends.length === 0 || ends.includes(';') ? ';' : '',
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? '  ',
  };
}
