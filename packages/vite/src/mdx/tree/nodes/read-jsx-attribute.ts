import { staticString } from './estree-nodes.ts';
import type { MdxElement } from './mdx-element-handle.ts';

/** The value of an attribute of JSX: its text, empty where it has no value, null where it is computed, undefined without the attribute. */
export function readJsxAttribute(node: MdxElement, name: string): string | null | undefined {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (attribute === undefined) return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  const statement = value.data?.estree?.body[0];
  return (statement?.type === 'ExpressionStatement' ? staticString(statement.expression) : undefined) ?? null;
}

/** Whether `{...props}` may bring attributes that the text does not show. */
export function hasSpread(node: MdxElement): boolean {
  return node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
}
