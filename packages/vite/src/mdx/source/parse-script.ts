import type { Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { positionAt } from '@octavo/core/internal';
import { parseSync } from 'vite';

/** Parses JavaScript with JSX. Each node knows its line and column. Throws a `SyntaxError` that has them too. */
export function parseScript(text: string): Program {
  const { program, errors } = parseSync('script.jsx', text, { preserveParens: false });
  const [error] = errors;
  if (error) throw Object.assign(new SyntaxError(error.message), positionAt(text, error.labels[0]?.start ?? 0));
  // The parser's own tree type is ESTree's under another name.
  const tree = program as unknown as Program;
  const place = createPlacer(text);
  visit(tree, (node) => {
    if ('start' in node && 'end' in node) node.loc = { start: place(Number(node.start)), end: place(Number(node.end)) };
  });
  return tree;
}

/** As ESTree counts: lines from 1, columns from 0. */
function createPlacer(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) };
  };
}
