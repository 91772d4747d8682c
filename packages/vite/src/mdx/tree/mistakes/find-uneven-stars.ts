import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `***bold** text` and `**bold*** text`: an asterisk too many, which is shown. */
export function findUnevenStars(node: Nodes, lines: readonly string[]): Mistake[] {
  if (!('children' in node)) return [];
  const children: readonly Nodes[] = node.children;
  return children.flatMap((child, index): Mistake[] => {
    if ((child.type !== 'strong' && child.type !== 'emphasis') || child.position === undefined) return [];
    const { start, end } = child.position;
    const line = lines[start.line - 1] ?? '';
    const sign = line.charAt(start.column - 1);
    const isBefore = sign === '*' && endsWith(children[index - 1], '*') && /(?<![\\*\w])\*$/.test(line.slice(0, start.column - 1));
    const isAfter = sign === '*' && beginsWith(children[index + 1], '*') && (lines[end.line - 1] ?? '').charAt(end.column - 1) === '*';
    if (isBefore === isAfter) return [];
    const place = isBefore ? { line: start.line, column: start.column - 1 } : { line: end.line, column: end.column };
    return [
      {
        code: 'page/lost-emphasis',
        message: `This text has more asterisks ${isBefore ? 'before' : 'after'} it than ${isBefore ? 'after' : 'before'} it; one is shown.`,
        hint: 'Write as many on both sides: * for italics, ** for bold, *** for both.',
        place,
      },
    ];
  });
}

function endsWith(node: Nodes | undefined, sign: string): boolean {
  return node?.type === 'text' && node.value.endsWith(sign);
}

function beginsWith(node: Nodes | undefined, sign: string): boolean {
  return node?.type === 'text' && node.value.startsWith(sign);
}
