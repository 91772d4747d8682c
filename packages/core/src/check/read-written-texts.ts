import type { Node } from 'jsonc-parser';
import { composeTexts } from '../config/compose/compose-texts.ts';
import type { ConfigTexts } from '../config/compose/compose-texts.ts';
import type { ConfigText } from '../config/compose/config-reader.ts';

/** A text that stands in a config, whatever the shape of the file. */
export interface WrittenText {
  /** The names and indexes that lead to it: `['logo', 'light']`. */
  path: (string | number)[];
  value: string;
  /** The file that it stands in. */
  source: ConfigText;
  /** Of the opening quote. */
  offset: number;
  /** With the quotes. */
  length: number;
}

/** Lists the texts of a config and of the files that it refers to, in their order; empty for one that is no JSON. */
export function readWrittenTexts(config: ConfigTexts): WrittenText[] {
  const { root, findSource } = composeTexts(config);
  const list = (node: Node, path: (string | number)[]): WrittenText[] => {
    const { offset, length } = node;
    if (node.type === 'string') return [{ path, value: String(node.value), source: findSource(node), offset, length }];
    const children = node.children ?? [];
    if (node.type === 'array') return children.flatMap((child, index) => list(child, [...path, index]));
    return children.flatMap(({ children: [key, value] = [] }) =>
      value === undefined || key === undefined ? [] : list(value, [...path, String(key.value)]),
    );
  };
  return root === undefined ? [] : list(root, []);
}
