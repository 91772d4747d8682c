import type { ESTree } from 'vite';
import { runStatements } from './run-statements.ts';
import type { StatementReader } from './run-statements.ts';
import type { Scope } from './scope.ts';
import { UNREAD } from './unread.ts';

/** A function of the config, which is called by reading what it returns. */
export type ReadFunction = (...given: unknown[]) => unknown;

/** Calls within calls of one function, more than a tree of pages has levels: a function whose end cannot be read would not end. */
const DEEPEST = 50;

/** Makes a function of a config one that can be called. */
export function createFunction(
  node: ESTree.ArrowFunctionExpression | ESTree.Function,
  scopes: readonly Scope[],
  reader: StatementReader,
): ReadFunction {
  let depth = 0;
  return (...given) => {
    if (!node.body || depth > DEEPEST) return UNREAD;
    const scope: Scope = new Map();
    node.params.forEach((param, index) => bind(param, given[index], { scope, evaluate: (one) => reader.read(one, scopes) }));
    const inner = [scope, ...scopes];
    depth += 1;
    try {
      if (node.body.type !== 'BlockStatement') return reader.read(node.body, inner);
      return runStatements(node.body.body, inner, reader)?.value;
    } finally {
      depth -= 1;
    }
  };
}

/** Gives the names of a parameter, or of a variable, their values. */
function bind(param: ESTree.Node, value: unknown, { scope, evaluate }: { scope: Scope; evaluate(node: ESTree.Node): unknown }): void {
  if (param.type === 'Identifier') scope.set(param.name, () => value);
  else if (param.type === 'AssignmentPattern' && param.left.type === 'Identifier')
    scope.set(param.left.name, () => (value === undefined ? evaluate(param.right) : value));
  else if (param.type === 'ArrayPattern')
    param.elements.forEach((element, index) => {
      if (element?.type === 'Identifier') scope.set(element.name, () => (Array.isArray(value) ? value[index] : UNREAD));
    });
  else if (param.type === 'ObjectPattern')
    for (const property of param.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const key = property.key.name;
      const local = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
      if (local.type === 'Identifier')
        scope.set(local.name, () => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : UNREAD));
    }
}
