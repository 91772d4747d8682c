import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { listCodeLooks } from './code-look.ts';
import type { Highlighter } from './create-highlighter.ts';
import { parseFenceMeta } from './fence-meta.ts';
import type { FenceMeta } from './fence-meta.ts';
import { parseNotationMarks } from './notation-marks.ts';
import type { LineMark } from './notation-marks.ts';

/**
 * Replaces every code block by `<CodeBlock html="...">` and every diagram by `<Mermaid chart="...">`, components of the provider; notes the
 * classes of the looks.
 */
export function remarkCodeBlocks(highlighter: Highlighter, classes: Set<string>): (tree: Root) => Promise<void> {
  return async (tree) => {
    const work: Promise<void>[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const replace = async (): Promise<void> => {
        parent.children[index] = await renderBlock(node, { highlighter, classes });
      };
      work.push(replace());
    });
    await Promise.all(work);
  };
}

async function renderBlock(
  node: Code,
  { highlighter, classes }: { highlighter: Highlighter; classes: Set<string> },
): Promise<MdxJsxFlowElement> {
  const fence = parseFenceMeta(node.lang, node.meta);
  if (fence.language === 'mermaid')
    return createElement(node, 'Mermaid', { chart: node.value, actions: fence.actions, placement: fence.placement });

  const { code, marks } = parseNotationMarks(node.value);
  const html = await highlighter.highlight(code, {
    language: fence.language,
    marks: addFenceMarks(marks, fence),
    meta: node.meta ?? undefined,
  });
  for (const look of listCodeLooks(html)) classes.add(look);
  const { title, language, lines, wrap, expandable, nocopy, icon } = fence;
  return createElement(node, 'CodeBlock', { html, title, language, lines, wrap, expandable, nocopy, icon });
}

function addFenceMarks(marks: Map<number, LineMark>, { highlight, focus }: FenceMeta): Map<number, LineMark> {
  for (const line of highlight) marks.set(line, { ...marks.get(line), highlight: true });
  for (const line of focus) marks.set(line, { ...marks.get(line), focus: true });
  return marks;
}

function createElement(node: Code, name: string, values: Record<string, string | boolean | undefined>): MdxJsxFlowElement {
  const attributes: MdxJsxAttribute[] = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value: value === true ? null : String(value) }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: [], ...(node.position && { position: node.position }) };
}
