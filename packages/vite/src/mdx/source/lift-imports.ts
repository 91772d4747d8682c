import { parse } from 'acorn';
import type { Position, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { blankRanges } from './blank-range.ts';
import { createPlaceFinder } from './create-place-finder.ts';
import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';
import { toEstree } from './to-estree.ts';

const IMPORT = /^import\b\s*(?:[\w$*\s{},]+?\sfrom\s*|[\w$*\s{},]*\}\s*from\s*)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$/gm;

/**
 * Takes the import statements out of a text, wherever they stand at the start of a line outside of code, and leaves blanks.
 * Each keeps its line. MDX itself reads them only as a block of their own, and authors also write them right under a sentence.
 */
export function liftImports(text: string, ranges: readonly SourceRange[]): { text: string; imports: Program[] } {
  const imports: Program[] = [];
  const lifted: { start: number; end: number }[] = [];
  const place = createPlaceFinder(text);
  for (const { 0: statement, index } of text.matchAll(IMPORT)) {
    if (isInRanges(ranges, index) || /\n\s*\n/.test(statement)) continue;
    const program = parseStatement(statement, place(index).line);
    if (!program) continue;
    imports.push(program);
    lifted.push({ start: index, end: index + statement.length });
  }
  return { text: blankRanges(text, lifted), imports };
}

/** Returns undefined for a sentence that only begins like an import. */
function parseStatement(statement: string, line: number): Program | undefined {
  try {
    const program = toEstree(parse(statement, { ecmaVersion: 'latest', sourceType: 'module', locations: true }));
    const move = (point: Position): Position => ({ ...point, line: point.line + line - 1 });
    visit(program, (node) => {
      if (node.loc) node.loc = { start: move(node.loc.start), end: move(node.loc.end) };
    });
    return program;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
