import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `\\(a^2\\)` and `\\[a_1\\]` with a sign of a formula in it; `\\[` alone on its line. Neither reaches over an opening sign of its own. */
const LATEX =
  /(?<!\\)\\(?:\((?=[^\n]*?[\\^_=])((?:[^\\]|\\[^()])+)\\\)|\[(?=[^\n]*?[\\^_=])((?:[^\\]|\\[^[\]])+)\\\])|^[ \t>]*\\\[[ \t]*$/g;

/** Formulas between LaTeX's own signs, which Markdown reads as escaped brackets. */
export function findLostMath(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) =>
    [...line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length)).matchAll(LATEX)].flatMap(
      ({ 0: whole, 1: inline, 2: block, index: at }): Mistake[] => {
        const formula = (inline ?? block ?? '').trim();
        // The sign may stand behind what is in the brackets: `\[\[a\]\]`.
        if (formula !== '' && !/\\|[\^_=]/.test(formula)) return [];
        return [
          {
            code: 'page/lost-math',
            message: `This formula is shown as text: ${whole.trim()}`,
            hint:
              formula === ''
                ? 'Write $$ on the line above the formula and on the line below it.'
                : `Write ${inline === undefined ? `$$${formula}$$` : `$${formula}$`}.`,
            place: { line: start.line + index, column: at + 1 + whole.search(/\S/) },
            length: whole.trim().length,
          },
        ];
      },
    ),
  );
}
