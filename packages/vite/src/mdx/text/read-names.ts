import type { Program } from 'estree-jsx';
import { evaluateExpression, readMember } from './evaluate-expression.ts';
import type { FindName, Known } from './evaluate-expression.ts';
import { readSourceTree } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

/** Where a name comes from: `import { name as local } from 'specifier'`. */
export interface SourceImport {
  name: string;
  specifier: string;
}

/** What each imported name of a file is imported from. */
export function readImports(imports: readonly Program[]): ReadonlyMap<string, SourceImport> {
  const found = new Map<string, SourceImport>();
  for (const statement of imports.flatMap(({ body }) => body)) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const one of statement.specifiers) {
      const imported = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : 'default';
      const name = one.type === 'ImportNamespaceSpecifier' ? '*' : imported;
      found.set(one.local.name, { name, specifier: String(statement.source.value) });
    }
  }
  return found;
}

/** The programs of a file's exports. */
export function listExportPrograms({ root }: SourceTree): Program[] {
  return root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree ?? []) : []));
}

/** What a file's exports are: `export const port = 8080`; undefined where only a run of the page tells. */
export function readConstants(exports: readonly Program[]): ReadonlyMap<string, Known | undefined> {
  const found = new Map<string, Known | undefined>();
  for (const statement of exports.flatMap(({ body }) => body)) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'FunctionDeclaration') found.set(declaration.id.name, undefined);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier')
        found.set(
          id.name,
          evaluateExpression(init ?? null, (name) => found.get(name)),
        );
    }
  }
  return found;
}

/** The constants that a file takes from Markdown: `import { port } from '/snippets/ports.mdx'`. */
export async function readImportedConstants(
  imports: ReadonlyMap<string, SourceImport>,
  findSnippet: (specifier: string) => { file: string; text: string; isTrusted?: boolean } | undefined,
): Promise<ReadonlyMap<string, Known>> {
  const found = new Map<string, Known>();
  for (const [local, { name, specifier }] of imports) {
    const snippet = name === 'default' || name === '*' ? undefined : findSnippet(specifier);
    const tree = snippet && (await readSourceTree(snippet.text, snippet));
    const known = tree && readConstants(listExportPrograms(tree)).get(name);
    if (known !== undefined) found.set(local, known);
  }
  return found;
}

/** What the names of a file stand for. */
export interface FileNames {
  constants: ReadonlyMap<string, Known | undefined>;
  imports: ReadonlyMap<string, SourceImport>;
  /** What a snippet was given; undefined for a page. */
  props?: Readonly<Record<string, unknown>> | undefined;
}

/** Finds what a name of a file stands for: a constant, what the file was given as a snippet, or all of that as `props`. */
export function findKnown(name: string, { constants, imports, props }: FileNames): ReturnType<FindName> {
  if (constants.has(name)) return constants.get(name);
  if (props === undefined || imports.has(name)) return undefined;
  return name === 'props' ? { value: props } : readMember(props, name);
}
