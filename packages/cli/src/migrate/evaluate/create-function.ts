import type { ESTree } from 'vite';
import { runStatements } from './run-statements.ts';
import type { StatementReader } from './run-statements.ts';
import { bind } from './scope.ts';
import type { Scope } from './scope.ts';
import { UNREAD } from './unread.ts';

/** A function of the config, which is called by reading what it returns. */
export type ReadFunction = (...given: unknown[]) => unknown;

/** Says whether a value that was read can be called. */
export function isReadFunction(value: unknown): value is ReadFunction {
  return typeof value === 'function';
}

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
    for (const [index, param] of node.params.entries())
      bind(param, () => given[index], { scope, evaluate: (one) => reader.read(one, [scope, ...scopes]) });
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
