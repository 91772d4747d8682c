import { Visitor } from 'vite';
import type { ESTree } from 'vite';
import type { ConfigEdit } from './config-edit.ts';
import { createLiteral } from './read-source.ts';
import type { Comment, Source } from './read-source.ts';

type Statement = ESTree.Program['body'][number];

/** Something that a module exports. */
export interface ImportedName {
  name: string;
  from: string;
  isType?: true;
}

/** The names by which a config knows what it imports, and the edits for what it does not import yet. */
export interface AddedImports {
  names: string[];
  edits: ConfigEdit[];
}

/**
 * Imports names below the other imports of the file, or above its first statement; in a file of CommonJS by `require`. What is imported already
 * keeps its name, and a name that the file uses for something else gets another one.
 */
export function addImports(wanted: readonly ImportedName[], source: Source): AddedImports {
  const known = wanted.map((one) => findImported(one, source.program));
  const names = wanted.map(({ name }, index) => known[index] ?? (isFree(name, source) ? name : `${name}Plugin`));
  const missing = wanted.flatMap(({ name, from, isType = false }, index) =>
    known[index] === undefined ? { name, from, local: names[index] ?? name, isType } : [],
  );
  return { names, edits: missing.length === 0 ? [] : [writeImports(missing, source)] };
}

/** Whether a file imports by `import`, and not by `require`. */
export function isModule({ program }: Source): boolean {
  return program.sourceType === 'module' && !program.body.some(({ type }) => type === 'TSExportAssignment');
}

/** Whether a file uses a name nowhere. */
export function isFree(name: string, { program }: Source): boolean {
  let free = true;
  new Visitor({ Identifier: (node) => void (node.name === name && (free = false)) }).visit(program);
  return free;
}

/** The name that a file has for what it imports; Vitest's own module gives Vite's functions on. */
export function findImported({ name, from }: ImportedName, { body }: ESTree.Program): string | undefined {
  const modules = from === 'vite' ? [from, 'vitest/config'] : [from];
  const imports = body.flatMap((one) => (one.type === 'ImportDeclaration' && modules.includes(one.source.value) ? one.specifiers : []));
  return imports.find((one) => one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === name)?.local
    .name;
}

/** A name that is imported, and the name that the file has for it. */
interface LocalName {
  name: string;
  from: string;
  local: string;
  isType: boolean;
}

function writeImports(missing: readonly LocalName[], source: Source): ConfigEdit {
  const { text, program, style } = source;
  const { end, lineBreak } = style;
  const imports = isModule(source);
  const literal = createLiteral(source);
  const modules = [...new Set(missing.map(({ from }) => from))];
  const lines = modules.map((from) => {
    const own = missing.filter((one) => one.from === from);
    const names = own
      .toSorted((one, other) => Number(one.isType) - Number(other.isType) || (one.name < other.name ? -1 : 1))
      .map(({ name, local, isType }) => `${isType ? 'type ' : ''}${name === local ? name : `${name}${imports ? ' as' : ':'} ${local}`}`)
      .join(', ');
    return imports ? `import { ${names} } from ${literal(from)}${end}` : `const { ${names} } = require(${literal(from)})${end}`;
  });
  const last = program.body.findLast((one) => (imports ? one.type === 'ImportDeclaration' : isRequire(one)));
  if (last !== undefined) {
    const at = statementEnd(last.end, source);
    // Another statement may follow on the same line.
    const isLineEnd = /^[ \t]*(?:\r?\n|$)/.test(text.slice(at));
    return { start: at, end: at, text: lineBreak + lines.join(lineBreak) + (isLineEnd ? '' : lineBreak) };
  }
  const first = program.body.find((one) => one.type !== 'ExpressionStatement' || typeof one.directive !== 'string');
  const at = first === undefined ? text.length : startOf(first, source);
  return { start: at, end: at, text: lines.join(lineBreak) + lineBreak + lineBreak };
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
