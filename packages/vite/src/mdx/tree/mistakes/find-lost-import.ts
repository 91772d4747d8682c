import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `Import A from '/a.mdx'`, or one with spaces before it: MDX reads neither. A sentence has no address in quotes at its end. */
export function findLostImport(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index): Mistake[] => {
    const [, indent = '', statement, rest] =
      /^(\s*)(import ([A-Z]\w* from (['"])[^'"]+\4|\{[^{}]+\} from (['"])[^'"]+\5);?)\s*$/i.exec(line) ?? [];
    if (statement === undefined) return [];
    return [
      {
        code: 'page/syntax',
        message: 'This import is shown as text.',
        hint: `Write it in lower case at the start of a line: import ${rest}. If it is meant as text, put it in backticks.`,
        place: { line: start.line + index, column: indent.length + 1 },
        length: statement.length,
      },
    ];
  });
}
