import type { Expression } from 'estree-jsx';
import type { ElementContent } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { ElementHandle } from './element-handle.ts';
import { createExpressionProgram, startOf, staticString } from './estree-nodes.ts';

/** JSX between Markdown. */
export type MdxElement = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Handles JSX that stands between Markdown. */
export function createMdxElementHandle(node: MdxElement): ElementHandle {
  const find = (name: string): MdxJsxAttribute | undefined =>
    node.attributes.find((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return {
    kind: 'jsx',
    get name() {
      return node.name ?? '';
    },
    place: startOf(node.position),
    isEmpty: () => node.children.every((child) => child.type === 'text' && child.value.trim() === ''),
    hasSpread: () => node.attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute'),
    attributeNames: () => node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [])),
    get: (name) => readValue(find(name)?.value),
    getExpression: (name) => readExpression(find(name)?.value),
    isBare(name) {
      const attribute = find(name);
      return attribute !== undefined && (attribute.value === null || attribute.value === undefined);
    },
    set(name, value) {
      const attribute = find(name) ?? addAttribute(node, name);
      attribute.value = toValue(value);
    },
    rename(name, to) {
      const attribute = find(name);
      if (attribute) attribute.name = to;
    },
    remove(name) {
      node.attributes = node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name);
    },
    setName(name) {
      node.name = name;
    },
    unwrap() {
      node.name = null;
      node.attributes = [];
    },
  };
}

/** Says whether a node of the tree is JSX. */
export function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The name of an element of Markdown or JSX; empty for what is none. */
export function tagNameOf(node: ElementContent): string {
  return node.type === 'element' ? node.tagName : isMdxElement(node) ? (node.name ?? '') : '';
}

function readValue(value: MdxJsxAttribute['value']): string | undefined {
  return typeof value === 'string' ? value : staticString(readExpression(value));
}

function readExpression(value: MdxJsxAttribute['value']): Expression | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function toValue(value: Parameters<ElementHandle['set']>[1]): NonNullable<MdxJsxAttribute['value']> | null {
  if (value === true) return null;
  if (typeof value === 'string') return value;
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: createExpressionProgram(value) } };
}

function addAttribute(node: MdxElement, name: string): MdxJsxAttribute {
  const attribute: MdxJsxAttribute = { type: 'mdxJsxAttribute', name };
  node.attributes.push(attribute);
  return attribute;
}
