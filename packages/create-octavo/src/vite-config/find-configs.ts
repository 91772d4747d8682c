import type { BlockStatement, Expression, Node, ObjectExpression, Program, Statement } from '@babel/types';

/** A config as an object of the file. */
export type ConfigObject = ObjectExpression;

/**
 * Finds the objects that a Vite config exports: in `defineConfig` and `mergeConfig`, behind a name, or returned by a function, one for each
 * `return`. Undefined where one of them is made elsewhere.
 */
export function findConfigs(program: Program): ConfigObject[] | undefined {
  const exported = findExported(program);
  return exported && resolve(exported, [program.body]);
}

function findExported({ body }: Program): Node | undefined {
  const byDefault = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (byDefault !== undefined) return byDefault.declaration;
  const assigned = body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' ? [statement.expression] : [],
  );
  return assigned.find(({ left }) => isExports(left))?.right;
}

/** `module.exports` */
function isExports(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  );
}

/** `scopes` are the statements in which names are looked up, the innermost first. */
function resolve(node: Node, scopes: readonly (readonly Statement[])[]): ConfigObject[] | undefined {
  switch (node.type) {
    case 'ObjectExpression':
      return [node];
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return resolve(node.expression, scopes);
    case 'AwaitExpression':
      return resolve(node.argument, scopes);
    case 'ConditionalExpression':
      return resolveAll([node.consequent, node.alternate], scopes);
    case 'CallExpression':
      return resolveCall(node, scopes);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body.type === 'BlockStatement' ? resolveReturns(node.body, scopes) : resolve(node.body, scopes);
    case 'Identifier': {
      const found = findNamed(node.name, scopes);
      return found && resolve(found, scopes);
    }
    default:
      return undefined;
  }
}

/** `defineConfig(config)`, and of `mergeConfig(base, config)` the last that stands in this file. */
function resolveCall(
  node: Extract<Node, { type: 'CallExpression' }>,
  scopes: readonly (readonly Statement[])[],
): ConfigObject[] | undefined {
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  if (!/^(?:define|merge)\w*Config$/.test(name)) return undefined;
  const [first, ...rest] = node.arguments;
  if (first === undefined) return undefined;
  if (!name.startsWith('merge')) return resolve(first, scopes);
  return [first, ...rest]
    .toReversed()
    .map((one) => resolve(one, scopes))
    .find((found) => found !== undefined);
}

function resolveReturns(body: BlockStatement, scopes: readonly (readonly Statement[])[]): ConfigObject[] | undefined {
  const returned = body.body.flatMap(listReturned);
  return returned.length === 0 ? undefined : resolveAll(returned, [body.body, ...scopes]);
}

/** Those of a function itself, not of functions within. */
function listReturned(statement: Statement): Expression[] {
  switch (statement.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : [];
    case 'BlockStatement':
      return statement.body.flatMap(listReturned);
    case 'IfStatement':
      return [statement.consequent, ...(statement.alternate ? [statement.alternate] : [])].flatMap(listReturned);
    case 'SwitchStatement':
      return statement.cases.flatMap(({ consequent }) => consequent.flatMap(listReturned));
    case 'TryStatement':
      return [statement.block, ...(statement.handler ? [statement.handler.body] : [])].flatMap(listReturned);
    default:
      return [];
  }
}

function resolveAll(nodes: readonly Node[], scopes: readonly (readonly Statement[])[]): ConfigObject[] | undefined {
  const found = nodes.map((node) => resolve(node, scopes));
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((one) => one ?? []))];
}

function findNamed(name: string, scopes: readonly (readonly Statement[])[]): Node | undefined {
  for (const statement of scopes.flat()) {
    const declared = statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'FunctionDeclaration' && declared.id?.name === name) return declared;
    if (declared.type !== 'VariableDeclaration') continue;
    const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}
