import type { Paragraph, Parents, Root, RootContent } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import { mathFromMarkdown } from 'mdast-util-math';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Plugin, Transformer } from 'unified';
import { addSyntax } from '../source/add-syntax.ts';
import { SKIP, visit } from '../tree/nodes/visit.ts';
import { createEsmNode, createProgram, createSideEffectImport } from '../tree/nodes/estree-nodes.ts';
import { MATH_STYLES } from './math-styles-id.ts';
import { createMathSyntax } from './math-syntax.ts';
import { readLatex } from './read-latex.ts';
import { renderMath } from './render-math.ts';

/**
 * A step that replaces every formula, and every `<Latex>` whose source is known, by `<Latex html="...">`, rendered. A page that has one
 * imports the sheet.
 */
export function createRemarkMath(text: string): Plugin<[], Root> {
  return function remarkMath() {
    addSyntax(this, createMathSyntax(text), mathFromMarkdown());
    return (tree, file) => {
      let hasMath = false;
      visit(tree, (node, index, parent) => {
        if (!parent || index === undefined) return undefined;
        if (node.type === 'paragraph') unwrapBlock(node, text);
        const formula = readFormula(node, text);
        if (formula === undefined) return undefined;
        hasMath = true;
        replace(parent, index, createFormula(formula, node, file));
        return SKIP;
      });
      if (hasMath) tree.children.unshift(createEsmNode(createProgram([createSideEffectImport(MATH_STYLES)])));
    };
  };
}

/** Takes what is wrong with the page. */
type MessageFile = Pick<Parameters<Transformer<Root>>[1], 'message'>;

/** A formula's source, and whether it stands on lines of its own. */
interface Formula {
  source: string;
  isBlock: boolean;
}

/** `$$x$$` alone in its paragraph is a block, as the author sees it. */
function unwrapBlock(node: Paragraph, text: string): void {
  const [child] = node.children;
  if (node.children.length !== 1 || child?.type !== 'inlineMath') return;
  if (text.startsWith('$$', child.position?.start.offset)) Object.assign(node, { ...child, type: 'math', children: undefined });
}

function readFormula(node: Root | RootContent | Math | InlineMath, text: string): Formula | undefined {
  if (node.type === 'math') return { source: node.value, isBlock: true };
  if (node.type === 'inlineMath') return { source: node.value, isBlock: false };
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const source = node.name === 'Latex' ? readLatex(node, text) : undefined;
  return source === undefined ? undefined : { source, isBlock: node.type === 'mdxJsxFlowElement' };
}

function createFormula({ source, isBlock }: Formula, node: RootContent | Root, file: MessageFile): MdxJsxFlowElement | MdxJsxTextElement {
  const math = renderMath(source, { isBlock });
  if ('error' in math) {
    const message = `Invalid LaTeX in the formula "${shorten(source)}"; its source is shown: ${math.error}`;
    file.message(message, { place: node.position, ruleId: 'page/bad-math' });
  }
  const values = { ...('html' in math ? { html: math.html } : {}), source, ...(isBlock && { block: null }) };
  return {
    type: isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'Latex',
    attributes: Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
    ...(node.position && { position: node.position }),
  };
}

function replace(parent: Parents, index: number, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  parent.children.splice(index, 1, node);
}

function shorten(source: string): string {
  return source.length > 60 ? `${source.slice(0, 60)}…` : source;
}
