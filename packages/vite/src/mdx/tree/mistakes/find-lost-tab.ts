import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** A tab that stands in no group, and text between the tabs of one. */
export function findLostTab(node: Nodes): Mistake[] {
  if (node.type === 'root')
    return node.children.flatMap((child): Mistake[] =>
      child.type === 'mdxJsxFlowElement' && child.name === 'Tab' && child.position !== undefined
        ? [{ ...LONE_TAB, place: { line: child.position.start.line, column: child.position.start.column }, length: 4 }]
        : [],
    );
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return [];
  const text = node.children.find(({ type }) => type === 'paragraph' || type === 'heading' || type === 'list')?.position?.start;
  return text === undefined ? [] : [{ ...TEXT_BETWEEN, place: { line: text.line, column: text.column } }];
}

const LONE_TAB = {
  code: 'page/lost-tab',
  message: '<Tab> outside of <Tabs>; its title is not shown.',
  hint: 'Put it between <Tabs> and </Tabs>.',
} as const;

const TEXT_BETWEEN = {
  code: 'page/lost-tab',
  message: 'Text in <Tabs> outside of a <Tab>; shown as a tab without a title.',
  hint: 'Put it into a <Tab title="…">, or above <Tabs>.',
} as const;
