import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `\\(a^2\\)`, `\\[a_1\\]`; `\\[` alone on its line. None reaches over an opening sign of its own. */
const LATEX = /(?<!\\)\\(?:\(((?:[^\\]|\\[^()])+)\\\)|\[((?:[^\\]|\\[^[\]])+)\\\])|^[ \t>]*\\\[[ \t]*$/g;

/** What no words between escaped brackets have, as `\\(such as these\\)`. */
const SIGN_OF_FORMULA = /[\^_=]|\\[a-z]/i;

/** Stands for code within a line, which no formula holds: `\\[`a`=_b_\\]` is how optional parts of a command are written. */
const CODE = '\uE000';

/** Formulas between LaTeX's own signs, which Markdown reads as escaped brackets. */
export function findLostMath(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) =>
    [...line.replaceAll(/`[^`]*`/g, (code) => CODE.repeat(code.length)).matchAll(LATEX)].flatMap(
      ({ 0: whole, 1: inline, 2: block, index: at }): Mistake[] => {
        const formula = (inline ?? block ?? '').trim();
        if (formula.includes(CODE) || (formula !== '' && !SIGN_OF_FORMULA.test(formula))) return [];
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
