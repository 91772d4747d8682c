import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `<Tab title="a">` twice in one `<Tabs>`. */
export function findDuplicateTab(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return [];
  const seen = new Set<string>();
  return node.children.flatMap((child): Mistake[] => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab' || child.position === undefined) return [];
    const title = child.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value;
    if (typeof title !== 'string') return [];
    if (!seen.has(title)) {
      seen.add(title);
      return [];
    }
    const { line, column } = child.position.start;
    const message = `Two tabs of this <Tabs> are called "${title}"; readers cannot tell them apart.`;
    return [{ code: 'page/duplicate-tab', message, hint: 'Give each tab its own title.', place: { line, column }, length: 4 }];
  });
}
