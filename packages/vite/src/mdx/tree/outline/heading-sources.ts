import type { Root } from 'hast';
import { staticString } from '../nodes/estree-nodes.ts';

/** Lists what a page imports of other texts, by local names; of a script nothing is known. */
export function listSnippets(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string') continue;
      const isText = /\.mdx?$/i.test(statement.source.value);
      for (const { type, local } of isText ? statement.specifiers : [])
        if (type === 'ImportDefaultSpecifier') found.set(local.name, statement.source.value);
    }
  }
  return found;
}

/** Lists the texts that a page exports: `export const name = 'Harbour'`. */
export function listConstants(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
      for (const { id, init } of declaration.declarations) {
        const text = staticString(init);
        if (id.type === 'Identifier' && text !== undefined) found.set(id.name, text);
      }
    }
  }
  return found;
}
