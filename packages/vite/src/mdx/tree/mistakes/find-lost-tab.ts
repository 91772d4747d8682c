import type { Nodes } from 'mdast';
import { findEntry } from '@octavo/core/internal';
import type { Mistake } from './mistake.ts';

/** Components that take items alone, and what becomes of a text between these. */
const GROUPS: Readonly<Record<string, { takes?: 'code'; item: string; shown: string; hint: string }>> = {
  Tabs: { item: 'outside of a <Tab>', shown: 'a tab without a title', hint: 'Put it into a <Tab title="…">, or above <Tabs>.' },
  CodeGroup: {
    takes: 'code',
    item: 'between its code blocks',
    shown: 'an example without a title',
    hint: 'Put it above or below <CodeGroup>.',
  },
  RequestExample: {
    takes: 'code',
    item: 'between its code blocks',
    shown: 'an example without a title',
    hint: 'Put it into a code block, or outside of <RequestExample>.',
  },
  ResponseExample: {
    takes: 'code',
    item: 'between its code blocks',
    shown: 'an example without a title',
    hint: 'Put it into a code block, or outside of <ResponseExample>.',
  },
  AccordionGroup: {
    item: 'outside of an <Accordion>',
    shown: 'text within its border',
    hint: 'Put it into an <Accordion title="…">, or above or below <AccordionGroup>.',
  },
  Steps: {
    item: 'outside of a <Step>',
    shown: 'text without a number',
    hint: 'Put it into a <Step title="…">, or above or below <Steps>.',
  },
};

/** Text between the items of a group. */
export function findLostTab(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name === null) return [];
  const group = findEntry(GROUPS, node.name);
  const lost = node.children.find((child) => isText(child) && child.type !== group?.takes);
  const text = lost?.position?.start;
  if (group === undefined || text === undefined) return [];
  return [
    {
      code: 'page/lost-tab',
      message: `${lost?.type === 'code' ? 'Code' : 'Text'} in <${node.name}> ${group.item}; shown as ${group.shown}.`,
      hint: group.hint,
      place: { line: text.line, column: text.column },
    },
  ];
}

/** What no component is around; one is shown as an item of its own. */
function isText(node: Nodes): boolean {
  return /^(?:paragraph|heading|list|code|table|blockquote)$/.test(node.type) || (node.type === 'text' && node.value.trim() !== '');
}
