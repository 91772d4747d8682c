import { positionAt } from '@octavo/core/internal';
import { parse } from 'acorn';
import type { Program } from 'estree-jsx';
import { blankRange } from './blank-range.ts';
import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

const IMPORT = /^import\b\s*(?:[\w$*\s{},]+?\sfrom\s*|[\w$*\s{},]*\}\s*from\s*)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$/gm;

/**
 * Takes the import statements out of a text, wherever they stand at the start of a line outside of code, and leaves blanks.
 * Each keeps its line. MDX itself reads them only as a block of their own, and authors also write them right under a sentence.
 */
export function liftImports(text: string, ranges: readonly SourceRange[]): { text: string; imports: Program[] } {
  const imports: Program[] = [];
  let rest = text;
  for (const match of text.matchAll(IMPORT)) {
    if (isInRanges(ranges, match.index) || /\n\s*\n/.test(match[0])) continue;
    const { line } = positionAt(text, match.index);
    const program = parseStatement('\n'.repeat(line - 1) + match[0]);
    if (!program) continue;
    imports.push(program);
    rest = blankRange(rest, match.index, match.index + match[0].length);
  }
  return { text: rest, imports };
}

/** Returns undefined for a sentence that only begins like an import. */
function parseStatement(statement: string): Program | undefined {
  try {
    // Acorn's own tree type is ESTree's under another name.
    return parse(statement, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as unknown as Program;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
