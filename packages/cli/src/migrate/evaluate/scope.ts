import type { ESTree } from 'vite';
import { UNREAD } from './unread.ts';

/** The names of a block, each read when it is asked for. */
export type Scope = Map<string, () => unknown>;

/** Puts the names of `const a = 1, { b } = c` into a scope. */
export function declare(statement: ESTree.VariableDeclaration, scope: Scope, evaluate: (node: ESTree.Node) => unknown): void {
  for (const { id, init } of statement.declarations) {
    const value = once(() => (init ? evaluate(init) : undefined));
    if (id.type === 'Identifier') scope.set(id.name, value);
    else if (id.type === 'ObjectPattern')
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'Identifier') continue;
        const key = property.key.name;
        scope.set(property.value.name, () => readField(value(), key));
      }
  }
}

/** What is read at most once. */
export function once(read: () => unknown): () => unknown {
  let isKnown = false;
  let value: unknown = UNREAD;
  return () => {
    if (isKnown) return value;
    // A name that is made of itself ends here.
    isKnown = true;
    value = read();
    return value;
  };
}

function readField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : UNREAD;
}
