import type { ESTree } from 'vite';

/** How a config file exports its config. */
export interface ConfigExport {
  /** The statement that does. */
  statement: ESTree.Node;
  /** What is exported: an expression, a function, or the name of another module's export. */
  node: ESTree.Node;
  /** The other module, as in `export { default } from './base'`. */
  from?: ESTree.StringLiteral;
}

/** Finds the config among the statements of a file, in whichever way it is exported. */
export function findExport({ body }: ESTree.Program): ConfigExport | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return { statement, node: statement.declaration };
    if (statement.type === 'TSExportAssignment') return { statement, node: statement.expression };
    if (statement.type === 'ExportNamedDeclaration') {
      const { specifiers, source } = statement;
      const named = specifiers.find(({ exported }) => exported.type === 'Identifier' && exported.name === 'default');
      if (named) return { statement, node: named.local, ...(source && { from: source }) };
    }
    if (statement.type !== 'ExpressionStatement') continue;
    const node = findAssigned(statement.expression);
    if (node !== undefined) return { statement, node };
  }
  return undefined;
}

/** The value of `module.exports = …` or `exports = module.exports = …`. */
function findAssigned(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type !== 'AssignmentExpression') return undefined;
  return findAssigned(node.right) ?? (isExports(node.left) ? node.right : undefined);
}

/** `module.exports`, `exports.default` or `module.exports.default`. */
function isExports(node: ESTree.Node): boolean {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return false;
  const { object, property } = node;
  if (property.name === 'default') return (object.type === 'Identifier' && object.name === 'exports') || isExports(object);
  return property.name === 'exports' && object.type === 'Identifier' && object.name === 'module';
}
