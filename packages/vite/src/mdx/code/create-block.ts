import type { Code } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

/** Makes the element that stands in the place of a fence. A value that is undefined or false is left out. */
export function createBlock(fence: Code, name: string, values: Record<string, string | boolean | undefined>): MdxJsxFlowElement {
  const attributes: MdxJsxAttribute[] = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value: value === true ? null : String(value) }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: [], ...(fence.position && { position: fence.position }) };
}
