import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from '../nodes/visit.ts';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Gives the box of a task (`- [x] Buy milk`) the name that a screen reader says with it: its text, without the tasks below it. */
export function rehypeTasks(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li') return;
      const first = item.children.find((child) => child.type === 'element');
      const box = first?.tagName === 'p' ? first.children.find(isBox) : first;
      if (box !== undefined && isBox(box)) box.properties['ariaLabel'] ??= readText(item.children);
    });
}

function isBox(node: ElementContent): node is Extract<ElementContent, { type: 'element' }> {
  return node.type === 'element' && node.tagName === 'input' && node.properties['type'] === 'checkbox';
}

function readText(children: readonly ElementContent[]): string {
  const own = children.filter((child) => child.type !== 'element' || !LISTS.has(child.tagName));
  return toString({ type: 'root', children: own }).replaceAll(/\s+/g, ' ').trim();
}
