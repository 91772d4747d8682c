import type { TextLine } from '@octavo/core/internal';
import { parse } from 'acorn';
import type { Program } from 'estree-jsx';
import { toEstree } from '../../mdx/source/to-estree.ts';

const STATEMENT = /^(?:import|export)\s/;

/** Reads the imports and exports of a page from its lines; a statement with JSX, or that does not parse, is left out. */
export function readModule(lines: readonly TextLine[]): Program[] {
  const statements: string[] = [];
  for (const { source, isModule } of lines) {
    if (!isModule) continue;
    if (STATEMENT.test(source)) statements.push(source);
    else statements.push(`${statements.pop() ?? ''}\n${source}`);
  }
  return statements.flatMap((statement) => parseProgram(statement) ?? []);
}

/** Reads an expression of MDX as a program of one statement; undefined for one with JSX, or that does not parse. */
export function readExpression(code: string): Program | undefined {
  return parseProgram(`(${code}\n)`);
}

function parseProgram(source: string): Program | undefined {
  try {
    return toEstree(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch (error) {
    // What is nested deeper than the stack reaches is not read, either.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
