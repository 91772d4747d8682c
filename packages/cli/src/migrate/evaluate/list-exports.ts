import type { ESTree } from 'vite';
import type { Scope } from './scope.ts';
import { declare, once } from './scope.ts';
import { UNREAD } from './unread.ts';

/** The names of a module: those in it, and those that it exports. Each is read when it is asked for. */
export interface ModuleNames {
  scope: Scope;
  exports: Map<string, () => unknown>;
}

/** What a module is read with. */
export interface ModuleContext {
  importModule(specifier: string): ModuleNames | undefined;
  evaluate(node: ESTree.Node): unknown;
}

/** Fills in the names of a module from its statements. */
export function listExports(program: ESTree.Program, names: ModuleNames, context: ModuleContext): void {
  for (const statement of program.body) readStatement(statement, names, context);
}

function readStatement(statement: ESTree.Statement, names: ModuleNames, context: ModuleContext): void {
  const { scope, exports } = names;
  switch (statement.type) {
    case 'ImportDeclaration': {
      const from = statement.source.value;
      for (const specifier of statement.specifiers) {
        const { local } = specifier;
        const imported =
          specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : specifier.type === 'ImportSpecifier'
              ? nameOf(specifier.imported)
              : undefined;
        scope.set(local.name, () => readImport(context.importModule(from), imported));
      }
      return;
    }
    case 'VariableDeclaration':
      declare(statement, scope, context.evaluate);
      return;
    case 'FunctionDeclaration':
      if (statement.id)
        scope.set(
          statement.id.name,
          once(() => context.evaluate(statement)),
        );
      return;
    case 'ExportNamedDeclaration': {
      if (statement.declaration) {
        readStatement(statement.declaration, names, context);
        for (const name of declaredNames(statement.declaration)) exports.set(name, () => scope.get(name)?.() ?? UNREAD);
      }
      for (const { local, exported } of statement.specifiers) {
        const from = statement.source?.value;
        const read =
          from === undefined ? () => scope.get(nameOf(local))?.() ?? UNREAD : () => readImport(context.importModule(from), nameOf(local));
        exports.set(nameOf(exported), read);
      }
      return;
    }
    case 'ExportDefaultDeclaration':
      exports.set(
        'default',
        once(() => context.evaluate(statement.declaration)),
      );
      return;
    case 'ExpressionStatement': {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
      const { object, property } = expression.left;
      const isModule =
        object.type === 'Identifier' && object.name === 'module' && property.type === 'Identifier' && property.name === 'exports';
      const isExports = object.type === 'Identifier' && object.name === 'exports' && property.type === 'Identifier';
      if (isModule)
        exports.set(
          'default',
          once(() => context.evaluate(expression.right)),
        );
      else if (isExports)
        exports.set(
          property.name,
          once(() => context.evaluate(expression.right)),
        );
      return;
    }
    default:
  }
}

function declaredNames(declaration: ESTree.Node): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function readImport(from: ModuleNames | undefined, name: string | undefined): unknown {
  if (from === undefined) return UNREAD;
  if (name !== undefined) return (from.exports.get(name) ?? (name === 'default' ? () => namespaceOf(from) : undefined))?.() ?? UNREAD;
  return namespaceOf(from);
}

/** What `import * as x` and `require()` give. */
export function namespaceOf({ exports }: ModuleNames): unknown {
  return Object.fromEntries([...exports].map(([key, get]) => [key, get()]));
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? String(node.value) : node.name;
}
