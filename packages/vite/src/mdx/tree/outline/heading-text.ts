import type { Element, Nodes } from 'hast';
import { escapeHtml } from '../../../html/escape-html.ts';
import { staticString } from '../nodes/estree-nodes.ts';
import { createMdxElementHandle, isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';

/** The text of a heading, each formula in it as its source; with formulas also as HTML, which has these rendered and the rest escaped. */
export interface HeadingText {
  text: string;
  html?: string;
}

/** Reads the text of a heading; `constants` are the texts that its expressions may name. */
export function readHeadingText({ children }: Element | MdxElement, constants: ReadonlyMap<string, string> = new Map()): HeadingText {
  const parts = children.flatMap((node) => readParts(node, constants));
  const join = (name: 'text' | 'html'): string =>
    parts
      .map((part) => part[name])
      .join('')
      .trim();
  return { text: join('text'), ...(parts.some(({ isFormula }) => isFormula) && { html: join('html') }) };
}

interface Part {
  text: string;
  html: string;
  isFormula?: boolean;
}

function readParts(node: Nodes, constants: ReadonlyMap<string, string>): Part[] {
  if (node.type === 'text') return [{ text: node.value, html: escapeHtml(node.value) }];
  if (isMdxElement(node) && node.name === 'Latex') {
    const { get } = createMdxElementHandle(node);
    const text = get('source') ?? '';
    return [{ text, html: get('html') ?? escapeHtml(text), isFormula: true }];
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const [statement] = node.data?.estree?.body ?? [];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    const text = expression?.type === 'Identifier' ? constants.get(expression.name) : staticString(expression);
    return text === undefined ? [] : [{ text, html: escapeHtml(text) }];
  }
  return 'children' in node ? node.children.flatMap((child) => readParts(child, constants)) : [];
}
