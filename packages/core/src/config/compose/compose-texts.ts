import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { composeConfig } from './compose-config.ts';
import type { ConfigText } from './config-reader.ts';

/** The files of a config as they stand on the disk. */
export interface ConfigTexts extends ConfigText {
  /** Those that it refers to (`$ref`). */
  files?: readonly ConfigText[];
}

/** The syntax tree of a config's files, put together; undefined for a text that is no JSON. */
export interface ComposedTexts {
  root: Node | undefined;
  /** The file that a node stands in. */
  findSource(node: Node): ConfigText;
}

/** Parses the files of a config and puts them in their places. Nothing is read: a file that is not given is not there. */
export function composeTexts({ files = [], ...main }: ConfigTexts): ComposedTexts {
  const root = parseTree(main.text, [], { allowTrailingComma: true });
  if (root === undefined) return { root, findSource: () => main };
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return composeConfig(root, main, (file) => {
    const text = texts.get(file);
    return text === undefined ? { problem: 'missing' } : { text };
  });
}
