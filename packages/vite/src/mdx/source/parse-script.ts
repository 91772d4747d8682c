import type { Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { positionAt } from '@octavo/core/internal';
import { parseSync } from 'vite';
import { createPlaceFinder } from './create-place-finder.ts';

/** Parses JavaScript with JSX. Each node knows its line and column. Throws a `SyntaxError` that has them too. */
export function parseScript(text: string): Program {
  const { program, errors } = parseSync('script.jsx', text, { preserveParens: false });
  const [error] = errors;
  if (error) throw Object.assign(new SyntaxError(error.message), positionAt(text, error.labels[0]?.start ?? 0));
  // The parser's own tree type is ESTree's under another name.
  const tree = program as unknown as Program;
  const place = createPlaceFinder(text);
  visit(tree, (node) => {
    if ('start' in node && 'end' in node) node.loc = { start: toEstree(place(Number(node.start))), end: toEstree(place(Number(node.end))) };
  });
  return tree;
}

/** As ESTree counts: columns from 0. */
function toEstree({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line, column: column - 1 };
}
