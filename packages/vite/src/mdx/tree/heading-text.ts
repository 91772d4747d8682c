import type { Element, Nodes } from 'hast';
import { escapeHtml } from '../../document/escape-html.ts';
import { createMdxElementHandle, isMdxElement } from './mdx-element-handle.ts';
import type { MdxElement } from './mdx-element-handle.ts';

/** The text of a heading, each formula in it as its source; with formulas also as HTML, which has these rendered and the rest escaped. */
export interface HeadingText {
  text: string;
  html?: string;
}

/** Reads the text of a heading. */
export function readHeadingText({ children }: Element | MdxElement): HeadingText {
  const parts = children.flatMap(readParts);
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

function readParts(node: Nodes): Part[] {
  if (node.type === 'text') return [{ text: node.value, html: escapeHtml(node.value) }];
  if (isMdxElement(node) && node.name === 'Latex') {
    const { get } = createMdxElementHandle(node);
    const text = get('source') ?? '';
    return [{ text, html: get('html') ?? escapeHtml(text), isFormula: true }];
  }
  return 'children' in node ? node.children.flatMap(readParts) : [];
}
