import type { Statement } from '@babel/types';
import type { Insertion } from './insertion.ts';
import type { Source } from './read-style.ts';

/** Writes the import of a name below the others of the file, or above its first statement; in a file of CommonJS it is a `require`. */
export function createImport({ name, from }: { name: string; from: string }, { text, program, style }: Source): Insertion {
  const { end, lineBreak } = style;
  const { body } = program;
  const isModule = program.sourceType === 'module';
  const line = isModule ? `import { ${name} } from ${from}${end}` : `const { ${name} } = require(${from})${end}`;
  const last = body.findLast((statement) => (isModule ? statement.type === 'ImportDeclaration' : isRequire(statement, text)));
  if (last !== undefined) return { at: lineEnd(text, last.end ?? 0), text: lineBreak + line };
  const [first] = body;
  return { at: first === undefined ? text.length : startOf(first, text), text: line + lineBreak + lineBreak };
}

function isRequire(statement: Statement, text: string): boolean {
  return statement.type === 'VariableDeclaration' && /=\s*require\(/.test(text.slice(statement.start ?? 0, statement.end ?? 0));
}

/** With the comment right above it, which is about it. */
function startOf({ start, leadingComments }: Statement, text: string): number {
  const at = start ?? 0;
  const above = leadingComments?.at(-1);
  const isAbout = above?.type === 'CommentBlock' && above.value.startsWith('*') && !/\n\s*\n/.test(text.slice(above.end ?? 0, at));
  return isAbout ? (above.start ?? 0) : at;
}

function lineEnd(text: string, from: number): number {
  const next = text.indexOf('\n', from);
  const end = next < 0 ? text.length : next;
  return text[end - 1] === '\r' ? end - 1 : end;
}
