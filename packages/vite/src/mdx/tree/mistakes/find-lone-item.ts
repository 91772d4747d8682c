import type { Nodes } from 'mdast';
import { findEntry } from '@octavo/core/internal';
import type { Mistake } from './mistake.ts';

/** Components that make sense in a group alone, and what becomes of one that stands in none. */
const ITEMS: Readonly<Record<string, { group: string; effect: string }>> = {
  Tab: { group: 'Tabs', effect: 'its title is not shown' },
  Step: { group: 'Steps', effect: 'it belongs to no list' },
};

/** A tab or a step at the top of a page, which stands in no group; in a snippet the page may have the group. */
export function findLoneItem(node: Nodes): Mistake[] {
  return node.type === 'root' ? node.children.flatMap(describeItem) : [];
}

function describeItem(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name === null || node.position === undefined) return [];
  const item = findEntry(ITEMS, node.name);
  if (item === undefined) return [];
  const { line, column } = node.position.start;
  const message = `<${node.name}> outside of <${item.group}>; ${item.effect}.`;
  const hint = `Put it between <${item.group}> and </${item.group}>.`;
  return [{ code: 'page/lost-tab', message, hint, place: { line, column }, length: node.name.length + 1 }];
}
