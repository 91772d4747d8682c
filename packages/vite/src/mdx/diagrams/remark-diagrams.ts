import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Transformer } from 'unified';
import { createBlock } from '../code/create-block.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { staticString } from '../tree/nodes/estree-nodes.ts';
import { visit } from '../tree/nodes/visit.ts';
import type { DrawDiagram } from './draw-diagram.ts';

/** A diagram of a page, and the line of the page above its source. */
interface Diagram {
  element: MdxJsxFlowElement | MdxJsxTextElement;
  source: string;
  lineBefore: number;
}

/**
 * Replaces every fence of Mermaid by `<Mermaid chart="...">`, a component of the provider, and gives it and every `<Mermaid>` whose source is
 * known its `drawing`, or the `problem` that it has. One that takes a browser to draw has neither.
 */
export function remarkDiagrams(draw: DrawDiagram): Transformer<Root> {
  return async (tree, file) => {
    for (const { element, source, lineBefore } of listDiagrams(tree)) {
      const drawn = await draw(source);
      if (drawn === undefined) continue;
      if ('svg' in drawn) {
        give(element, 'drawing', drawn.svg);
        continue;
      }
      give(element, 'problem', drawn.error);
      const place = { line: lineBefore + drawn.line, column: 1 };
      const message = file.message(`This diagram cannot be drawn; its source is shown. ${drawn.error}`, {
        place,
        ruleId: 'page/bad-diagram',
      });
      message.note = drawn.hint;
    }
  };
}

function give({ attributes }: Diagram['element'], name: string, value: string): void {
  attributes.push({ type: 'mdxJsxAttribute', name, value });
}

function listDiagrams(tree: Root): Diagram[] {
  const diagrams: Diagram[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'code' && parent && index !== undefined) {
      const element = createDiagram(node);
      if (element) parent.children[index] = element;
      if (element) diagrams.push({ element, source: node.value, lineBefore: node.position?.start.line ?? 0 });
    } else if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Mermaid') {
      // Nobody else's markup is taken for a drawing.
      node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'drawing');
      const source = readChart(node);
      if (source) diagrams.push({ element: node, source, lineBefore: (node.position?.start.line ?? 1) - 1 });
    }
  });
  return diagrams;
}

function createDiagram(fence: Code): MdxJsxFlowElement | undefined {
  const { language, actions, placement } = parseFenceMeta(fence.lang, fence.meta);
  return language === 'mermaid' ? createBlock(fence, 'Mermaid', { chart: fence.value, actions, placement }) : undefined;
}

/** The source that an element names, where it is not computed; undefined for one that says itself how it is drawn. */
function readChart({ attributes }: Diagram['element']): string | undefined {
  if (attributes.some((one) => one.type !== 'mdxJsxAttribute' || one.name === 'load')) return undefined;
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'chart')?.value;
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  return staticString(statement?.type === 'ExpressionStatement' ? statement.expression : undefined);
}
