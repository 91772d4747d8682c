import type { ESTree } from 'vite';

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
export function readStyle(text: string, { body }: ESTree.Program): CodeStyle {
  const quote = /(?:from|require\(|import)\s*(["'])/.exec(text)?.[1] ?? /^(?!\s*(?:\/[/*]|\*)).*?(["'])/m.exec(text)?.[1];
  const ends = body.map(({ end }) => text[end - 1]);
  return {
    quote: quote === '"' ? '"' : "'",
    end: ends.length === 0 || ends.includes(';') ? ';' : '',
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? '  ',
  };
}
