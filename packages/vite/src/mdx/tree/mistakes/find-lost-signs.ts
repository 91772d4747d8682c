import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** Names of Python and JavaScript that nobody writes to have a word in bold. */
const NAMES = new Set(
  'init main dirname filename proto dict getitem setitem getattr setattr repr str len iter eq hash slots doc new enter exit typename'.split(
    ' ',
  ),
);

/** `__init__`, which Markdown shows as a bold word, and `H~2~O`, which it shows with a struck 2. */
export function findLostSigns(node: Nodes, lines: readonly string[]): Mistake[] {
  if ((node.type !== 'strong' && node.type !== 'delete') || node.position === undefined) return [];
  const [child] = node.children;
  const { start, end } = node.position;
  if (child?.type !== 'text' || node.children.length > 1 || start.line !== end.line) return [];
  const line = lines[start.line - 1] ?? '';
  const [before, whole, after] = [
    line.slice(0, start.column - 1),
    line.slice(start.column - 1, end.column - 1),
    line.slice(end.column - 1),
  ];
  if (whole === `__${child.value}__` && (NAMES.has(child.value) || /^(?:\.py\b|\()/.test(after)))
    return [
      {
        code: 'page/lost-signs',
        message: `\`${whole}\` is shown as the bold word ${child.value}, without its underscores.`,
        hint: `Write it as code, between backticks, or write \\_\\_${child.value}\\_\\_.`,
        length: whole.length,
      },
    ];
  const isBelow = whole === `~${child.value}~` && /[\p{L}\d)\]]$/u.test(before) && /^[\p{L}\d+\-,]{1,6}$/u.test(child.value);
  return isBelow
    ? [
        {
          code: 'page/lost-signs',
          message: `\`${whole}\` is shown as strikethrough text, not as a subscript.`,
          hint: `Write <sub>${child.value}</sub>.`,
          length: whole.length,
        },
      ]
    : [];
}
