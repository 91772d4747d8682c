import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** An element of MDX, of a block or within a line. */
export type MdxTextElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * An element's attributes that are text: `title="A"`, `title={'A'}`, `cols={2}`, `required`, and as they are written those that are lists of texts,
 * `enum={['a', 'b']}`; the others only a run of the page can tell.
 */
export function readAttributes({ attributes }: MdxTextElement): Record<string, string> {
  const found = attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (value === null || value === undefined) return [[name, 'true']];
    const text = typeof value === 'string' ? value : (readLiteral(value.value) ?? readList(value.value));
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(found);
}

/** The text that an expression is by itself: `'a'`, `` `a` ``, `2`, `true`. */
export function readLiteral(code: string): string | undefined {
  const trimmed = code.trim();
  const [, double, single, template, plain] = /^(?:"([^"\\]*)"|'([^'\\]*)'|`([^`$\\]*)`|(-?[\d.]+|true|false))$/s.exec(trimmed) ?? [];
  return double ?? single ?? template ?? plain;
}

function readList(code: string): string | undefined {
  return /^\s*\[\s*(?:(?:"[^"\\]*"|'[^'\\]*'|-?[\d.]+)\s*(?:,\s*)?)*\]\s*$/.exec(code)?.[0];
}
