import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `[a]()` */
export function findEmptyLink(node: Nodes, lines: readonly string[]): Mistake[] {
  if ((node.type !== 'link' && node.type !== 'image') || node.url !== '' || node.position === undefined) return [];
  const { line, column } = node.position.start;
  const isWritten = /^!?\[/.test((lines[line - 1] ?? '').slice(column - 1));
  const what = node.type === 'link' ? 'link' : 'image';
  return isWritten ? [{ code: 'page/empty-link', message: `This ${what} has no address.`, hint: 'Write one between ( and ).' }] : [];
}
