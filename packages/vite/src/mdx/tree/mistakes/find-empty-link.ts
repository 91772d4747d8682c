import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `[a]()`, `[a](mailto:)`, `[a](mail:b@c.d)`, and `[](/b)`, which nobody can see; `[](#b)` is left by tools that mark headings. */
export function findEmptyLink(node: Nodes, lines: readonly string[]): Mistake[] {
  if ((node.type !== 'link' && node.type !== 'image') || node.position === undefined) return [];
  const { line, column } = node.position.start;
  const written = (lines[line - 1] ?? '').slice(column - 1);
  if (!/^!?\[/.test(written)) return [];
  const what = node.type === 'link' ? 'link' : 'image';
  if (node.url === '') return [{ code: 'page/empty-link', message: `This ${what} has no address.`, hint: 'Write one between ( and ).' }];
  if (/^(?:mailto:|tel:|https?:\/\/)$/i.test(node.url))
    return [
      { code: 'page/empty-link', message: `This link has nothing after \`${node.url}\`.`, hint: 'Write the address after the colon.' },
    ];
  const mail = /^mail:(?:\/\/)?([^/\s]+@.+)$/i.exec(node.url)?.[1];
  if (mail !== undefined)
    return [
      { code: 'page/empty-link', message: `\`${node.url}\` leads nowhere: browsers do not know \`mail:\`.`, hint: `Write mailto:${mail}.` },
    ];
  const isEmpty = node.type === 'link' && node.children.length === 0 && written.startsWith('[](') && !node.url.startsWith('#');
  return isEmpty
    ? [{ code: 'page/empty-link', message: 'This link has no text; readers do not see it.', hint: 'Write one between [ and ].' }]
    : [];
}
