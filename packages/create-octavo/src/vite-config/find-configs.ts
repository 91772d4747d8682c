import type { ESTree } from 'vite';
import { findExport } from './find-export.ts';
import { findNamed } from './find-named.ts';
import type { Scopes } from './find-named.ts';

/** A config as an object of the file, and where the names in it are looked up. */
export interface ConfigObject {
  node: ESTree.ObjectExpression;
  scopes: Scopes;
}

/**
 * Finds the objects that a config file exports: in `defineConfig` and `mergeConfig`, behind a name, or returned by a function, one for each
 * `return`. Undefined where one of them is made elsewhere.
 */
export function findConfigs(program: ESTree.Program): ConfigObject[] | undefined {
  const exported = findExport(program);
  return exported === undefined || exported.from ? undefined : findObjects(exported.node, [program.body]);
}

/** The objects that an expression can be, in this file. */
export function findObjects(expression: ESTree.Node, scopes: Scopes): ConfigObject[] | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case 'ObjectExpression':
      return [{ node, scopes }];
    case 'ConditionalExpression':
      return findAll([node.consequent, node.alternate], scopes);
    case 'CallExpression':
      return findCalled(node, scopes);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      if (!node.body) return undefined;
      return node.body.type === 'BlockStatement' ? findReturned(node.body, scopes) : findObjects(node.body, scopes);
    case 'Identifier': {
      const named = findNamed(node.name, scopes);
      return named && findObjects(named, scopes);
    }
    default:
      return undefined;
  }
}

/** An expression without what only TypeScript reads, and without `await`. */
export function unwrap(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    case 'AwaitExpression':
      return unwrap(node.argument);
    default:
      return node;
  }
}

/** `defineConfig(config)`; of `mergeConfig(base, config)` the last that stands in this file; what a function of this file returns. */
function findCalled({ callee, arguments: given }: ESTree.CallExpression, scopes: Scopes): ConfigObject[] | undefined {
  const name = callee.type === 'Identifier' ? callee.name : '';
  const made = findObjects(callee, scopes);
  if (made !== undefined) return made;
  const isMerging = name.startsWith('merge');
  // What an unknown function makes of an object shows when the edited config is loaded.
  const objects = given.map((one) => findObjects(one, scopes));
  return isMerging ? objects.findLast((found) => found !== undefined) : objects.find((found) => found !== undefined);
}

function findReturned(body: ESTree.FunctionBody, scopes: Scopes): ConfigObject[] | undefined {
  const returned = body.body.flatMap(listReturned);
  return returned.length === 0 ? undefined : findAll(returned, [body.body, ...scopes]);
}

/** Those of a function itself, not of functions within. */
function listReturned(statement: ESTree.Node): ESTree.Node[] {
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

/** Two ways may lead to one object. */
function findAll(nodes: readonly ESTree.Node[], scopes: Scopes): ConfigObject[] | undefined {
  const found = nodes.map((node) => findObjects(node, scopes));
  if (found.includes(undefined)) return undefined;
  return [...new Map(found.flatMap((one) => one ?? []).map((one) => [one.node, one])).values()];
}
