import type { ESTree } from 'vite';
import { calculate } from './read-operator.ts';
import { UNREAD } from './unread.ts';
import type { Scope } from './scope.ts';

type Read = (node: ESTree.Node) => unknown;

/** Follows `a = 1`, `a.b ??= []`, `a[b] += 1` and `a++`, and gives what such an expression gives; `UNREAD` where its value or its place is not known. */
export function assign(node: ESTree.AssignmentExpression | ESTree.UpdateExpression, scopes: readonly Scope[], read: Read): unknown {
  const target = node.type === 'UpdateExpression' ? node.argument : node.left;
  const place = findPlace(target, scopes, read);
  if (place === undefined) return UNREAD;
  if (node.type === 'UpdateExpression') {
    const before = place.get();
    if (typeof before !== 'number') return UNREAD;
    const after = node.operator === '++' ? before + 1 : before - 1;
    place.set(after);
    return node.prefix ? after : before;
  }
  const operator = node.operator.slice(0, -1);
  const before = operator === '' ? undefined : place.get();
  if (before === UNREAD) return UNREAD;
  if (isKept(operator, before)) return before;
  const given = read(node.right);
  const value = given === UNREAD || operator === '' || /^(?:\?\?|\|\||&&)$/.test(operator) ? given : calculate(operator, before, given);
  place.set(value);
  return value;
}

/** Whether `??=` and the like leave a value as it is. */
function isKept(operator: string, value: unknown): boolean {
  if (operator === '??') return value !== undefined && value !== null;
  return (operator === '||' && Boolean(value)) || (operator === '&&' && !value);
}

interface Place {
  get(): unknown;
  set(value: unknown): void;
}

function findPlace(target: ESTree.Node, scopes: readonly Scope[], read: Read): Place | undefined {
  if (target.type === 'Identifier') {
    const { name } = target;
    const at = scopes.findIndex((one) => one.has(name));
    const scope = scopes[at];
    if (scope === undefined) return undefined;
    // What was made of its value before is read now: names are read when they are asked for.
    const settle = (): void => {
      for (const one of scopes.slice(0, at + 1)) for (const get of one.values()) get();
    };
    return { get: () => scope.get(name)?.(), set: (value) => (settle(), void scope.set(name, () => value)) };
  }
  if (target.type !== 'MemberExpression') return undefined;
  const object = read(target.object);
  const key = target.computed ? read(target.property) : target.property.type === 'Identifier' ? target.property.name : UNREAD;
  const isKey = typeof key === 'number' || (typeof key === 'string' && !/^(?:__proto__|constructor|prototype)$/.test(key));
  if (typeof object !== 'object' || object === null || !isKey) return undefined;
  return {
    get: () => (Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined),
    set: (value) => void Reflect.set(object, key, value),
  };
}
