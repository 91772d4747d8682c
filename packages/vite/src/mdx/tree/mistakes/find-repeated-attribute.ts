import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `<Card title="A" title="B">` */
export function findRepeatedAttribute(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const seen = new Set<string>();
  return node.attributes.flatMap((one): Mistake[] => {
    if (one.type !== 'mdxJsxAttribute') return [];
    const { name, position } = one;
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `Duplicate attribute \`${name}\` of <${node.name ?? ''}>; the last one is used.`;
    const place = position && { place: { line: position.start.line, column: position.start.column } };
    return [{ code: 'page/repeated-attribute', message, hint: 'Remove all but one.', length: name.length, ...place }];
  });
}
