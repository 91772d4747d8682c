import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from '../tree/nodes/visit.ts';
import { listCodeLooks } from './code-look.ts';
import { createBlock } from './create-block.ts';
import type { Highlighter } from './create-highlighter.ts';
import { parseFenceMeta } from './fence-meta.ts';
import type { FenceMeta } from './fence-meta.ts';
import { findLanguageName, nameLanguage } from './name-language.ts';
import { parseNotationMarks } from './notation-marks.ts';
import type { LineMark } from './notation-marks.ts';
import { readBlockTypes } from './read-block-types.ts';
import type { TypeScope } from './read-block-types.ts';

/** What blocks of code are rendered with. */
export interface CodeBlockScope extends TypeScope {
  highlighter: Highlighter;
}

/**
 * Replaces every code block by `<CodeBlock html="...">`, a component of the provider; notes the classes of the looks.
 */
export function remarkCodeBlocks(scope: CodeBlockScope): (tree: Root) => Promise<void> {
  return async (tree) => {
    const work: Promise<void>[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const replace = async (): Promise<void> => {
        const isTab = parent.type === 'mdxJsxFlowElement';
        parent.children[index] = await renderBlock(node, isTab, scope);
      };
      work.push(replace());
    });
    await Promise.all(work);
  };
}

async function renderBlock(node: Code, isTab: boolean, { highlighter, ...types }: CodeBlockScope): Promise<MdxJsxFlowElement> {
  const fence = parseFenceMeta(node.lang, node.meta);
  const typed = await readBlockTypes(node, fence, types);
  const { code, marks } = parseNotationMarks(typed?.code ?? node.value);
  const html = await highlighter.highlight(code, {
    language: fence.language,
    marks: addFenceMarks(marks, fence),
    notes: typed?.notes,
    meta: node.meta ?? undefined,
  });
  for (const look of listCodeLooks(html)) types.draft.classes.add(look);
  const { title, language, lines, wrap, expandable, nocopy, icon } = fence;
  // Beside a title it is what tabs of several languages follow: a reader's `Python` is `main.py` here.
  const label = title === undefined || isTab ? nameOf(fence) : undefined;
  return createBlock(node, 'CodeBlock', { html, title, language, label, lines, wrap, expandable, nocopy, icon });
}

/** A tab titled `cURL` is none of Bash. */
function nameOf({ title, language }: FenceMeta): string | undefined {
  const named = title === undefined ? undefined : findLanguageName(title);
  return named ?? (language === 'text' ? undefined : nameLanguage(language));
}

function addFenceMarks(marks: Map<number, LineMark>, { highlight, focus }: FenceMeta): Map<number, LineMark> {
  for (const line of highlight) marks.set(line, { ...marks.get(line), highlight: true });
  for (const line of focus) marks.set(line, { ...marks.get(line), focus: true });
  return marks;
}
