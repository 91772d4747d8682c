import type { ESTree } from 'vite';
import { UNREAD } from './unread.ts';

/** The names of a block, each read when it is asked for. */
export type Scope = Map<string, () => unknown>;

/** What names are given to. */
export interface BindScope {
  scope: Scope;
  evaluate(node: ESTree.Node): unknown;
}

/** Puts the names of `const a = 1, { b } = c` into a scope. */
export function declare(statement: ESTree.VariableDeclaration, scope: Scope, evaluate: (node: ESTree.Node) => unknown): void {
  for (const { id, init } of statement.declarations) {
    const value = once(() => (init ? evaluate(init) : undefined));
    bind(id, value, { scope, evaluate });
  }
}

/** Gives the names of a parameter, or of a variable, their values: `a`, `a = 1`, `[a, b]`, `{ a, b: { c }, ...d }`. */
export function bind(pattern: ESTree.Node, value: () => unknown, into: BindScope): void {
  switch (pattern.type) {
    case 'Identifier':
      into.scope.set(pattern.name, value);
      return;
    case 'AssignmentPattern':
      bind(pattern.left, () => value() ?? into.evaluate(pattern.right), into);
      return;
    case 'RestElement':
      bind(pattern.argument, value, into);
      return;
    case 'ArrayPattern':
      for (const [index, element] of pattern.elements.entries()) if (element) bind(element, () => readEntry(value(), index, element), into);
      return;
    case 'ObjectPattern': {
      const named = pattern.properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : []));
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') bind(property, () => omit(value(), named), into);
        else if (property.key.type === 'Identifier') {
          const key = property.key.name;
          bind(property.value, () => readField(value(), key), into);
        }
      }
      return;
    }
    default:
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

function readEntry(value: unknown, index: number, { type }: ESTree.Node): unknown {
  if (!Array.isArray(value)) return UNREAD;
  return type === 'RestElement' ? value.slice(index) : value[index];
}

function readField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return UNREAD;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function omit(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return UNREAD;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
