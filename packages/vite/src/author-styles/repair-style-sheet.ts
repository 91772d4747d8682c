import { createCodeFrame } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { transform } from 'lightningcss';
import { CssSyntaxError, parse } from 'postcss';
import { dropLostImports } from './drop-lost-imports.ts';
import type { SheetPlace } from './drop-lost-imports.ts';
import { findDeepBracket } from './find-deep-bracket.ts';
import type { RepairedSheet } from './repaired-sheet.ts';

/**
 * Leaves out of a style sheet what is not CSS and what it imports in vain, as a browser does; a sound one stays as it is. Of what is not
 * CSS the first is told.
 */
export function repairStyleSheet(text: string, sheet: SheetPlace): RepairedSheet {
  const problem = findProblem(text);
  if (problem === undefined) return dropLostImports(text, sheet);
  const { message, line, column } = problem;
  const diagnostic: Diagnostic = {
    code: 'site/style-syntax',
    severity: 'warning',
    message: `Invalid CSS: ${message}.`,
    hint: 'Fix the rule; until then it has no effect.',
    file: sheet.file,
    line,
    column,
    frame: createCodeFrame(text, line, column),
  };
  const recovered = recover(text);
  // What lightningcss leaves of it may still be no CSS to the bundler's other tools, which would stop.
  const isSound = findProblem(recovered) === undefined;
  return { text: isSound ? dropLostImports(recovered, sheet).text : '', diagnostics: [diagnostic] };
}

function recover(text: string): string {
  if (findDeepBracket(text) !== undefined) return '';
  return transform({ filename: 'style.css', code: Buffer.from(text), errorRecovery: true }).code.toString();
}

interface Problem {
  message: string;
  line: number;
  column: number;
}

/** The two parsers of a bundle each know errors that the other lets pass. */
function findProblem(text: string): Problem | undefined {
  const deep = findDeepBracket(text);
  if (deep !== undefined) {
    const lines = text.slice(0, deep).split('\n');
    return { message: 'brackets are nested too deeply', line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }
  try {
    parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { message: error.reason, line: error.line ?? 1, column: error.column ?? 1 };
  }
  try {
    transform({ filename: 'style.css', code: Buffer.from(withoutImports(text)), minify: true });
    return undefined;
  } catch (error) {
    if (!isPlaced(error)) throw error;
    return { message: error.message, ...error.loc };
  }
}

/** An address may hold semicolons, in quotes and in brackets. One that nothing ends is not looked for beyond the next rule. */
const IMPORT = /@import\s(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(@])*;/g;

/** The bundler moves the imports of a sheet to its top, from wherever they are. */
function withoutImports(text: string): string {
  return text.replaceAll(IMPORT, (found) => found.replaceAll(/\S/g, ' '));
}

function isPlaced(error: unknown): error is Error & { loc: { line: number; column: number } } {
  return error instanceof SyntaxError && 'loc' in error;
}
