import type { Program } from 'estree-jsx';
import type { Root } from 'hast';
import { analyze, extract_names } from 'periscopic';
import { visit } from './visit.ts';
import { createProgram } from './estree-nodes.ts';

/** JavaScript within a page: a block of ESM, an expression between braces, or the value of an attribute. */
export interface PageProgram {
  kind: 'esm' | 'expression';
  program: Program;
  /** Takes the expression out of the page; of ESM nothing. */
  clear(): void;
}

/** Finds all JavaScript of a page, in order. */
export function findPagePrograms(tree: Root): PageProgram[] {
  const programs: PageProgram[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      if (node.data?.estree) programs.push({ kind: 'esm', program: node.data.estree, clear: () => undefined });
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const { data } = node;
      if (data?.estree) {
        const clear = (): void => {
          data.estree = createProgram([]);
        };
        programs.push({ kind: 'expression', program: data.estree, clear });
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        const program = typeof value === 'object' ? value?.data?.estree : undefined;
        if (!program) continue;
        const clear = (): void => {
          node.attributes = node.attributes.filter((other) => other !== attribute);
        };
        programs.push({ kind: 'expression', program, clear });
      }
    }
  });
  return programs;
}

/** The names that a page's ESM declares at its top level, imports included. */
export function findModuleNames(programs: readonly PageProgram[]): Set<string> {
  const names = new Set<string>();
  for (const { kind, program } of programs) {
    if (kind !== 'esm') continue;
    for (const statement of program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type === 'ImportDeclaration') {
        for (const { local } of declaration.specifiers) names.add(local.name);
      } else if (declaration?.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) for (const name of extract_names(id)) names.add(name);
      } else if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
        if (declaration.id) names.add(declaration.id.name);
      }
    }
  }
  return names;
}

/** The scopes of a program, and the names that it takes from outside. */
export function analyzeProgram({ program }: PageProgram): ReturnType<typeof analyze> {
  // The analysis does not come back out of the scope of an `export ... from`, which declares and uses nothing anyway.
  const body = program.body.filter((statement) => statement.type !== 'ExportNamedDeclaration' || !statement.source);
  return analyze({ ...program, body });
}
