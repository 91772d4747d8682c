import type { ESTree } from 'vite';

/** The statements in which a name is looked up, the innermost first. */
export type Scopes = readonly (readonly ESTree.Node[])[];

/** What a name stands for in a file: the value it is declared with, or the function. */
export function findNamed(name: string, scopes: Scopes): ESTree.Node | undefined {
  for (const statement of scopes.flat()) {
    const declared = statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'FunctionDeclaration' && declared.id?.name === name) return declared;
    if (declared.type !== 'VariableDeclaration') continue;
    const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}
