import type { ESTree } from 'vite';
import type { Edit } from './edit.ts';
import type { Comment, Source } from './read-source.ts';

type Statement = ESTree.Program['body'][number];

/** Writes the import of a name below the others of the file, or above its first statement; in a file of CommonJS it is a `require`. */
export function createImport({ name, from }: { name: string; from: string }, source: Source): Edit {
  const { text, program, style } = source;
  const { end, lineBreak } = style;
  const isModule = program.sourceType === 'module' && !program.body.some(({ type }) => type === 'TSExportAssignment');
  const line = isModule ? `import { ${name} } from ${from}${end}` : `const { ${name} } = require(${from})${end}`;
  const last = program.body.findLast((one) => (isModule ? one.type === 'ImportDeclaration' : isRequire(one)));
  if (last !== undefined) {
    const at = statementEnd(last.end, source);
    // Another statement may follow on the same line.
    const isLineEnd = /^[ \t]*(?:\r?\n|$)/.test(text.slice(at));
    return { start: at, end: at, text: lineBreak + line + (isLineEnd ? '' : lineBreak) };
  }
  const first = program.body.find((one) => one.type !== 'ExpressionStatement' || typeof one.directive !== 'string');
  const at = first === undefined ? text.length : startOf(first, source);
  return { start: at, end: at, text: line + lineBreak + lineBreak };
}

/** `const a = require('a')`, or something of it. */
function isRequire(statement: Statement): boolean {
  return statement.type === 'VariableDeclaration' && statement.declarations.some(({ init }) => init !== null && isRequireCall(init));
}

function isRequireCall(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isRequireCall(node.object);
  return (
    node.type === 'CallExpression' && ((node.callee.type === 'Identifier' && node.callee.name === 'require') || isRequireCall(node.callee))
  );
}

/** With the comments right above it, which are about it; those that tell a tool something about the file stay at its top. */
function startOf({ start }: Statement, { text, comments }: Source): number {
  const above = comments.filter((comment) => comment.end <= start).toReversed();
  let at = start;
  for (const comment of above) {
    const isAdjacent = /^[ \t]*(?:\r?\n)?[ \t]*$/.test(text.slice(comment.end, at));
    if (!isAdjacent || isForTools(comment, text)) break;
    at = comment.start;
  }
  return at;
}

function isForTools({ start, end }: Comment, text: string): boolean {
  return /^(?:\/\/\/|\/\*!|\/[/*]\s*(?:@ts-|eslint|prettier|oxlint|biome|@license|@vitest|global|jshint))/.test(text.slice(start, end));
}

/** The end of a statement with the comment that follows it on its line. */
function statementEnd(end: number, { text, comments }: Source): number {
  const comment = comments.find((one) => one.start >= end && /^[ \t]*$/.test(text.slice(end, one.start)));
  return comment?.end ?? end;
}
