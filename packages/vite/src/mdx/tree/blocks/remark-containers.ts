import type { Blockquote, Heading, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from '../nodes/visit.ts';
import { findCallout } from '../../source/callout-names.ts';
import { CONTAINER_MARK } from '../../source/find-containers.ts';
import type { Container } from '../../source/find-containers.ts';

/** Shows the containers of a text by the components that are meant. */
export function remarkContainers(containers: readonly Container[]): (tree: Root) => void {
  const byLine = new Map(containers.map((container) => [container.line, container]));
  const tabLines = new Set(containers.filter(({ component }) => component === 'Tab').map(({ line }) => line));
  return (tree) => {
    visit(tree, (node) => {
      if (byLine.size === 0 || !('children' in node)) return;
      wrapContainers(node.children, byLine);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') groupTabs(node.children, tabLines);
    });
  };
}

/** Shows blockquotes that begin with `[!NOTE]` by the components that are meant. */
export function remarkAlerts(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const alert = readAlert(node);
      if (alert !== undefined && parent && index !== undefined) parent.children[index] = alert;
    });
  };
}

/** What stands inside is visited after: containers within containers are wrapped then. */
function wrapContainers(children: RootContent[], byLine: ReadonlyMap<number, Container>): void {
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (node?.type !== 'heading' || !isMark(node)) continue;
    const container = byLine.get(node.position?.start.line ?? 0);
    if (container === undefined) continue;
    const { component, title, lastLine } = container;
    const after = children.findIndex((one, at) => at > index && (one.position?.start.line ?? 0) > lastLine);
    const held = children.splice(index + 1, (after < 0 ? children.length : after) - index - 1);
    children[index] = createCallout(component, { title, children: held, position: spanOf(node, held) });
  }
}

/** Tabs side by side that nothing holds are a group. */
function groupTabs(children: RootContent[], lines: ReadonlySet<number>): void {
  const isTab = (node: RootContent | undefined): node is MdxJsxFlowElement =>
    node?.type === 'mdxJsxFlowElement' && node.name === 'Tab' && lines.has(node.position?.start.line ?? 0);
  for (let index = 0; index < children.length; index += 1) {
    const first = children[index];
    if (!isTab(first)) continue;
    const after = children.findIndex((one, at) => at > index && !isTab(one));
    const tabs = children.slice(index, after < 0 ? children.length : after).filter(isTab);
    children.splice(index, tabs.length, createCallout('Tabs', { title: undefined, children: tabs, position: first.position }));
  }
}

/** From the line that opens a container to the end of what it holds. */
function spanOf({ position }: Heading, held: readonly RootContent[]): Heading['position'] {
  const end = held.at(-1)?.position?.end;
  return position === undefined || end === undefined ? position : { start: position.start, end };
}

function isMark({ children: [text] }: Heading): boolean {
  return text?.type === 'text' && text.value === CONTAINER_MARK;
}

/** `> [!TIP] Title` and what follows it; undefined for a blockquote that is one. */
function readAlert({ children, position }: Blockquote): MdxJsxFlowElement | undefined {
  const [first, ...rest] = children;
  const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [head, name = '', title = ''] = /^\[!([a-z]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i.exec(text.value) ?? [];
  const component = head === undefined ? undefined : findCallout(name);
  if (head === undefined || component === undefined) return undefined;
  const left: Paragraph['children'] = [...(text.value === head ? [] : [{ ...text, value: text.value.slice(head.length) }]), ...others];
  const paragraph: Paragraph[] = left.length === 0 ? [] : [{ ...first, children: left }];
  return createCallout(component, { title: title.trim() || undefined, children: [...paragraph, ...rest], position });
}

function createCallout(
  name: string,
  { title, children, position }: { title: string | undefined; children: RootContent[]; position: MdxJsxFlowElement['position'] },
): MdxJsxFlowElement {
  const attributes: MdxJsxFlowElement['attributes'] =
    title === undefined || name === 'CodeGroup' ? [] : [{ type: 'mdxJsxAttribute', name: 'title', value: title }];
  // It holds what stood there, ESM too, which mdast's types have at the root alone.
  const held = children as MdxJsxFlowElement['children'];
  return { type: 'mdxJsxFlowElement', name, attributes, children: held, ...(position && { position }) };
}
