import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { listCodeLooks } from './code-look.ts';
import { createBlock } from './create-block.ts';
import type { Highlighter } from './create-highlighter.ts';
import { parseFenceMeta } from './fence-meta.ts';
import type { FenceMeta } from './fence-meta.ts';
import { nameLanguage } from './name-language.ts';
import { parseNotationMarks } from './notation-marks.ts';
import type { LineMark } from './notation-marks.ts';

/**
 * Replaces every code block by `<CodeBlock html="...">`, a component of the provider; notes the classes of the looks.
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
  const { code, marks } = parseNotationMarks(node.value);
  const html = await highlighter.highlight(code, {
    language: fence.language,
    marks: addFenceMarks(marks, fence),
    meta: node.meta ?? undefined,
  });
  for (const look of listCodeLooks(html)) classes.add(look);
  const { title, language, lines, wrap, expandable, nocopy, icon } = fence;
  const label = title === undefined && language !== 'text' ? nameLanguage(language) : undefined;
  return createBlock(node, 'CodeBlock', { html, title, language, label, lines, wrap, expandable, nocopy, icon });
}

function addFenceMarks(marks: Map<number, LineMark>, { highlight, focus }: FenceMeta): Map<number, LineMark> {
  for (const line of highlight) marks.set(line, { ...marks.get(line), highlight: true });
  for (const line of focus) marks.set(line, { ...marks.get(line), focus: true });
  return marks;
}
