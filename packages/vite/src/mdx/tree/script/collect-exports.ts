import type { Program } from 'estree-jsx';
import { extract_names } from 'periscopic';

/** Lists the names that a module exports; `*` stands for those of another module that it passes on. */
export function collectExports(program: Program): string[] {
  return program.body.flatMap((statement): string[] => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type === 'ExportAllDeclaration') return statement.exported ? [nameOf(statement.exported)] : ['*'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => extract_names(id));
    return [...(declaration?.id ? [declaration.id.name] : []), ...specifiers.map(({ exported }) => nameOf(exported))];
  });
}

function nameOf(node: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}
