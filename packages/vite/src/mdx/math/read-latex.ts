import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { staticString } from '../tree/nodes/estree-nodes.ts';

/**
 * The source inside `<Latex>`: the string of `{'...'}` or `{String.raw`...`}`, else the text as the author wrote it, braces and all.
 * Undefined where it is computed, and where there is none.
 */
export function readLatex({ children }: MdxJsxFlowElement | MdxJsxTextElement, text: string): string | undefined {
  const [only] = children;
  if (children.length === 1 && (only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression')) {
    const statement = only.data?.estree?.body[0];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expression?.type !== 'TaggedTemplateExpression') return staticString(expression);
    return expression.quasi.expressions.length === 0 ? expression.quasi.quasis[0]?.value.raw : undefined;
  }
  const start = only?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  return text.slice(start, end).trim();
}
