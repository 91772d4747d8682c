import type { ESTree } from 'vite';
import { callGlobal } from './call-global.ts';
import { callMethod } from './call-method.ts';
import { createFunction } from './create-function.ts';
import type { ReadFunction } from './create-function.ts';
import { namespaceOf } from './list-exports.ts';
import type { ModuleNames } from './list-exports.ts';
import type { Scope } from './scope.ts';
import { isRead, UNREAD } from './unread.ts';

/** What an expression is read with. */
export interface EvaluateContext {
  importModule(specifier: string): ModuleNames | undefined;
  /** Tells of a part that cannot be read. */
  tell(node: ESTree.Node): void;
}

/** Reads an expression's value without running it; `UNREAD` where only a program would know. */
export function evaluate(node: ESTree.Node, scopes: readonly Scope[], context: EvaluateContext): unknown {
  const read = (inner: ESTree.Node): unknown => evaluate(inner, scopes, context);
  const unread = (): typeof UNREAD => (context.tell(node), UNREAD);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? UNREAD : node.value;
    case 'TemplateLiteral': {
      const parts = node.expressions.map(read);
      // A part that only a program would know is empty: what is told of it says so.
      const texts = parts.map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part) : ''));
      return node.quasis.map((quasi, index) => (quasi.value.cooked ?? '') + (texts[index] ?? '')).join('');
    }
    case 'TaggedTemplateExpression':
      return read(node.quasi);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => {
        if (element === null) return [];
        if (element.type !== 'SpreadElement') return [read(element)];
        const spread = read(element.argument);
        return Array.isArray(spread) ? (spread as unknown[]) : [UNREAD];
      });
    case 'ObjectExpression':
      return readObject(node, read);
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const found = scopes.find((scope) => scope.has(node.name))?.get(node.name);
      const value = found === undefined ? UNREAD : found();
      return value === UNREAD ? unread() : value;
    }
    case 'MemberExpression': {
      const key = node.computed ? read(node.property) : node.property.type === 'Identifier' ? node.property.name : UNREAD;
      // What a published site was built with.
      if (isProcessEnv(node.object)) return key === 'NODE_ENV' ? 'production' : undefined;
      const object = read(node.object);
      if (object === undefined || object === null) return undefined;
      if (typeof object !== 'object' || (typeof key !== 'string' && typeof key !== 'number')) return UNREAD;
      return Object.hasOwn(object, key) ? (Reflect.get(object, key) as unknown) : undefined;
    }
    case 'ConditionalExpression': {
      const test = read(node.test);
      return read(test === UNREAD || test ? node.consequent : node.alternate);
    }
    case 'LogicalExpression': {
      const left = read(node.left);
      if (node.operator === '&&') return left === UNREAD || left ? read(node.right) : left;
      return isRead(left) && (node.operator === '??' ? left !== null : Boolean(left)) ? left : read(node.right);
    }
    case 'BinaryExpression': {
      const [left, right] = [read(node.left), read(node.right)];
      if (left === UNREAD || right === UNREAD) return UNREAD;
      const counted = typeof left === 'number' && typeof right === 'number' ? calculate(node.operator, left, right) : undefined;
      if (counted !== undefined) return counted;
      if (node.operator === '+') return `${String(left)}${String(right)}`;
      const isEqual = /^={2,3}$/.test(node.operator) ? left === right : undefined;
      return isEqual ?? (/^!={1,2}$/.test(node.operator) ? left !== right : unread());
    }
    case 'UnaryExpression': {
      const value = read(node.argument);
      if (value === UNREAD) return UNREAD;
      if (node.operator === 'typeof') return typeof value;
      return node.operator === '!' ? !value : node.operator === '-' ? -Number(value) : UNREAD;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return createFunction(node, scopes, { read: (inner, within) => evaluate(inner, within, context), tell: context.tell });
    case 'CallExpression':
      return readCall(node, { read, unread, scopes, context });
    case 'NewExpression':
      return UNREAD;
    case 'ImportExpression': {
      const from = read(node.source);
      const found = typeof from === 'string' ? context.importModule(from) : undefined;
      return found === undefined ? unread() : namespaceOf(found);
    }
    case 'AwaitExpression':
      return read(node.argument);
    case 'ChainExpression':
      return read(node.expression);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return read(node.expression);
    default:
      return unread();
  }
}

function calculate(operator: string, left: number, right: number): number | boolean | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    default:
      return undefined;
  }
}

function readObject(node: ESTree.ObjectExpression, read: (inner: ESTree.Node) => unknown): unknown {
  const object: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = read(property.argument);
      if (typeof spread === 'object' && spread !== null) Object.assign(object, spread);
      continue;
    }
    if (property.kind !== 'init') continue;
    const key = property.computed ? read(property.key) : keyOf(property.key);
    if (typeof key === 'string' || typeof key === 'number') object[key] = read(property.value);
  }
  return object;
}

function keyOf(key: ESTree.Node): unknown {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : UNREAD;
}

interface CallScope {
  read(node: ESTree.Node): unknown;
  unread(): unknown;
  scopes: readonly Scope[];
  context: EvaluateContext;
}

/** A function of the config, a method of a list or a text, `require`; of any other, what it is given: `defineConfig({})`. */
function readCall(node: ESTree.CallExpression, { read, unread, scopes, context }: CallScope): unknown {
  const { callee } = node;
  const given = node.arguments.map((one) => (one.type === 'SpreadElement' ? UNREAD : one));
  if (callee.type === 'Identifier' && callee.name === 'require') {
    const specifier = given[0] === undefined || given[0] === UNREAD ? UNREAD : read(given[0]);
    const found = typeof specifier === 'string' ? context.importModule(specifier) : undefined;
    return found === undefined ? unread() : (found.exports.get('default')?.() ?? namespaceOf(found));
  }
  const values = (): unknown[] => given.map((one) => (one === UNREAD ? UNREAD : read(one)));
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const isRequireResolve = callee.object.type === 'Identifier' && callee.object.name === 'require';
    if (isRequireResolve) return given[0] === undefined || given[0] === UNREAD ? UNREAD : read(given[0]);
    if (callee.object.type === 'Identifier' && /^(?:Array|Object)$/.test(callee.object.name)) {
      const made = callGlobal(`${callee.object.name}.${callee.property.name}`, values());
      return made === UNREAD ? unread() : made;
    }
    // `path.resolve(__dirname, './sidebars.js')`: what is written of the path.
    if (/^(?:resolve|join)$/.test(callee.property.name) && callee.object.type === 'Identifier' && callee.object.name === 'path')
      return joinWritten(given.map((one) => (one !== UNREAD && one.type === 'Literal' ? one.value : undefined)));
    const object = read(callee.object);
    const result = callMethod(object, callee.property.name, values());
    return result === UNREAD ? unread() : result;
  }
  const isLocal = callee.type !== 'Identifier' || scopes.some((scope) => scope.has(callee.name) && scope.get(callee.name)?.() !== UNREAD);
  const called = isLocal && (callee.type === 'Identifier' || callee.type.includes('Function')) ? read(callee) : UNREAD;
  if (typeof called === 'function') return (called as ReadFunction)(...values());
  // `defineConfig(config)`, `withMermaid(config)`: the config is what they are given.
  const objects = values().filter((one) => typeof one === 'object' && one !== null);
  if (objects.length === 0) return unread();
  return objects.length > 1 && objects.every((one) => !Array.isArray(one)) ? Object.assign({}, ...objects) : objects[0];
}

function joinWritten(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string').join('/');
}

function isProcessEnv(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'process' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'env'
  );
}
