import path from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { readStyle } from './read-style.ts';
import type { CodeStyle } from './read-style.ts';

/** A Vite config as text and as tree. */
export interface Source {
  text: string;
  program: ESTree.Program;
  comments: readonly Comment[];
  style: CodeStyle;
}

/** A comment with its delimiters, by its offsets. */
export interface Comment {
  type: 'Line' | 'Block';
  start: number;
  end: number;
}

/** Parses a config; undefined where its syntax is wrong. The file's name says which language it is in. */
export function readSource(file: string, text: string): Source | undefined {
  const lang = /^\.[cm]?ts$/.test(path.extname(file)) ? 'ts' : 'jsx';
  const { program, comments, errors } = parseSync(file, text, { lang, sourceType: 'unambiguous', preserveParens: false });
  if (errors.length > 0) return undefined;
  // The parser counts `#!` at the start as a comment, above which nothing may stand.
  return { text, program, comments: comments.filter(({ start }) => start !== program.hashbang?.start), style: readStyle(text, program) };
}

/** Writes strings in the quotes of a file. */
export function createLiteral({ style: { quote } }: Source): (value: string) => string {
  return (value) => (/['"\\\n\r]/.test(value) ? JSON.stringify(value) : quote + value + quote);
}
