import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';

/** A text that stands in a config, whatever the shape of the file. */
export interface WrittenText {
  /** The names and indexes that lead to it: `['logo', 'light']`. */
  path: (string | number)[];
  value: string;
  /** Of the opening quote. */
  offset: number;
  /** With the quotes. */
  length: number;
}

/** Lists the texts of a config's file in their order; empty for one that is no JSON. */
export function readWrittenTexts(text: string): WrittenText[] {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root === undefined ? [] : listTexts(root, []);
}

function listTexts(node: Node, path: (string | number)[]): WrittenText[] {
  if (node.type === 'string') return [{ path, value: String(node.value), offset: node.offset, length: node.length }];
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => listTexts(child, [...path, index]));
  return children.flatMap(({ children: [key, value] = [] }) =>
    value === undefined || key === undefined ? [] : listTexts(value, [...path, String(key.value)]),
  );
}
