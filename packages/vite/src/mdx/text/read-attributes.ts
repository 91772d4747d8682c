import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { evaluateProgram, UNKNOWN } from './evaluate-expression.ts';
import type { FindName } from './evaluate-expression.ts';

/** An element of MDX, of a block or within a line. */
export type MdxTextElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What an element is given; `UNKNOWN` for what only a run of the page can tell. */
export function readProps({ attributes }: MdxTextElement, find: FindName): Record<string, unknown> {
  const found = attributes.flatMap((attribute): [string, unknown][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (typeof value === 'string') return [[name, value]];
    if (value === null || value === undefined) return [[name, true]];
    const known = evaluateProgram(value.data?.estree, find);
    return [[name, known === undefined ? UNKNOWN : known.value]];
  });
  return Object.fromEntries(found);
}

/** Of what an element is given what is text: `title="A"`, `title={'A'}`, `cols={2}`, `required`, and lists, `enum={['a', 'b']}`. */
export function readAttributes(props: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, string][] => {
      const text = Array.isArray(value) ? value.join(', ') : value;
      return typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean' ? [[name, String(text)]] : [];
    }),
  );
}
