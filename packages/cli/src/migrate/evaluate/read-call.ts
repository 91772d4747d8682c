import type { ESTree } from 'vite';
import { callGlobal } from './call-global.ts';
import { callMethod } from './call-method.ts';
import { isReadFunction } from './create-function.ts';
import { namespaceOf } from './list-exports.ts';
import type { ModuleNames } from './list-exports.ts';
import { isOptional } from './read-object.ts';
import type { Scope } from './scope.ts';
import { UNREAD } from './unread.ts';

/** What a call is read with. */
export interface CallScope {
  read(node: ESTree.Node): unknown;
  unread(): unknown;
  scopes: readonly Scope[];
  context: {
    importModule(specifier: string): ModuleNames | undefined;
    /** Whether what is not known ends the reading: else a call of it is what it is given. */
    isStrict?: boolean;
  };
}

/** A function of the config, a method of a list or a text, `require`; of any other, what it is given: `defineConfig({})`. */
export function readCall(node: ESTree.CallExpression, { read, unread, scopes, context }: CallScope): unknown {
  const { callee } = node;
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && callee.name === 'require') {
    const specifier = first === undefined ? UNREAD : read(first);
    const found = typeof specifier === 'string' ? context.importModule(specifier) : undefined;
    return found === undefined ? unread() : (found.exports.get('default')?.() ?? namespaceOf(found));
  }
  const values = (): unknown[] =>
    node.arguments.flatMap((one) => {
      if (one.type !== 'SpreadElement') return [read(one)];
      const spread = read(one.argument);
      return Array.isArray(spread) ? spread : [UNREAD];
    });
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const isRequireResolve = callee.object.type === 'Identifier' && callee.object.name === 'require';
    if (isRequireResolve) return first === undefined ? UNREAD : read(first);
    // The old site was built in its folder, from which paths are.
    if (callee.object.type === 'Identifier' && callee.object.name === 'process' && callee.property.name === 'cwd') return '.';
    if (callee.object.type === 'Identifier' && /^(?:Array|JSON|Math|Object)$/.test(callee.object.name)) {
      const made = callGlobal(`${callee.object.name}.${callee.property.name}`, values());
      return made === UNREAD ? unread() : made;
    }
    // `path.resolve(__dirname, './sidebars.js')`: what is written of the path.
    const isOfPath = callee.object.type === 'Identifier' && callee.object.name === 'path';
    if (isOfPath && context.isStrict !== true && /^(?:resolve|join)$/.test(callee.property.name))
      return joinWritten(node.arguments.map((one) => (one.type === 'Literal' ? one.value : undefined)));
    const object = read(callee.object);
    if ((object === undefined || object === null) && isOptional(callee)) return undefined;
    // What is waited for is there.
    const [then] = callee.property.name === 'then' ? values() : [];
    if (isReadFunction(then)) return then(object);
    const result = callMethod(object, callee.property.name, values());
    return result === UNREAD ? unread() : result;
  }
  const isLocal = callee.type !== 'Identifier' || scopes.some((scope) => scope.has(callee.name) && scope.get(callee.name)?.() !== UNREAD);
  const called = isLocal && /^(?:Identifier|MemberExpression|.*Function.*)$/.test(callee.type) ? read(callee) : UNREAD;
  if (isReadFunction(called)) return called(...values());
  if (context.isStrict === true) return callee.type === 'Identifier' ? callGlobal(callee.name, values()) : UNREAD;
  // `defineConfig(config)`, `withMermaid(config)`: the config is what they are given.
  const objects = values().filter((one) => typeof one === 'object' && one !== null);
  if (objects.length === 0) return unread();
  return objects.length > 1 && objects.every((one) => !Array.isArray(one)) ? Object.assign({}, ...objects) : objects[0];
}

function joinWritten(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string').join('/');
}
