import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** A block of code whose closing line is missing. */
export function findOpenFence(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'code' || node.position === undefined) return [];
  const { start, end } = node.position;
  const opening = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
  const isClosed = end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? '');
  if (opening === undefined || isClosed) return [];
  const hint = `Close it with a line of ${opening}; until then, the rest is shown as code.`;
  return [{ code: 'page/open-fence', message: 'Unclosed code block.', hint, length: opening.length }];
}
