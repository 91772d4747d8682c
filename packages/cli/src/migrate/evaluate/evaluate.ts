import type { ESTree } from 'vite';
import { assign } from './assign.ts';
import { createFunction } from './create-function.ts';
import { namespaceOf } from './list-exports.ts';
import type { ModuleNames } from './list-exports.ts';
import { readCall } from './read-call.ts';
import { readJsx } from './read-jsx.ts';
import { readArray, readMemberAccess, readObject } from './read-object.ts';
import { readBinary, readLogical, readUnary } from './read-operator.ts';
import type { Scope } from './scope.ts';
import { UNREAD } from './unread.ts';

/** What an expression is read with. */
export interface EvaluateContext {
  importModule(specifier: string): ModuleNames | undefined;
  /** Tells of a part that cannot be read. */
  tell(node: ESTree.Node): void;
  /** How much may still be read: a stranger's loop would not end. */
  budget: { left: number };
  /** Whether a value counts only where all of it is read: of a config, parts may be missing. */
  isStrict?: boolean;
  /** Names of fields that are not read. */
  omitted?: RegExp | undefined;
}

/** Reads an expression's value without running it; `UNREAD` where only a program would know. */
export function evaluate(node: ESTree.Node, scopes: readonly Scope[], context: EvaluateContext): unknown {
  context.budget.left -= 1;
  const value = context.budget.left < 0 ? UNREAD : evaluateNode(node, scopes, context);
  if (value === UNREAD && context.isStrict === true) context.tell(node);
  return value;
}

function evaluateNode(node: ESTree.Node, scopes: readonly Scope[], context: EvaluateContext): unknown {
  const read = (inner: ESTree.Node): unknown => evaluate(inner, scopes, context);
  const unread = (): typeof UNREAD => (context.tell(node), UNREAD);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && context.isStrict !== true ? UNREAD : node.value;
    case 'TemplateLiteral':
      return readTemplate(node, read);
    case 'TaggedTemplateExpression':
      // Another function makes more than a text of it, such as a component.
      return context.isStrict === true && !/^(?:raw|html|dedent|outdent)$/.test(nameOfTag(node.tag)) ? unread() : read(node.quasi);
    case 'ArrayExpression':
      return readArray(node, read);
    case 'ObjectExpression':
      return readObject(node, read, context.omitted);
    case 'Identifier':
      return readName(node.name, scopes, unread);
    case 'MemberExpression':
      return readMemberAccess(node, read, context.isStrict);
    case 'ConditionalExpression': {
      const test = read(node.test);
      return read(test === UNREAD || test ? node.consequent : node.alternate);
    }
    case 'LogicalExpression':
      return readLogical(node, read);
    case 'BinaryExpression':
      return readBinary(node, read, unread);
    case 'UnaryExpression':
      return readUnary(node, read);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return createFunction(node, scopes, { read: (inner, within) => evaluate(inner, within, context), tell: context.tell });
    case 'JSXElement':
    case 'JSXFragment':
      return readJsx(node, {
        isStrict: context.isStrict === true,
        read,
        guess: (inner) => evaluate(inner, scopes, { ...context, tell: () => undefined }),
        find: (name) => scopes.find((scope) => scope.has(name))?.get(name)?.(),
      });
    case 'CallExpression':
      return readCall(node, { read, unread, scopes, context });
    case 'AssignmentExpression':
    case 'UpdateExpression': {
      const assigned = assign(node, scopes, read);
      return assigned === UNREAD ? unread() : assigned;
    }
    case 'NewExpression':
      return createDate(node, read);
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

/** `raw` of ``String.raw`…` `` */
function nameOfTag(tag: ESTree.Expression): string {
  const named = tag.type === 'MemberExpression' ? tag.property : tag;
  return named.type === 'Identifier' ? named.name : '';
}

/** `new Date('2026-11-28')`: of any other class, and of now, nobody knows. */
function createDate({ callee, arguments: [first] }: ESTree.NewExpression, read: (inner: ESTree.Node) => unknown): unknown {
  const given = callee.type === 'Identifier' && callee.name === 'Date' && first !== undefined ? read(first) : UNREAD;
  const date = typeof given === 'string' || typeof given === 'number' || given instanceof Date ? new Date(given) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? UNREAD : date;
}

const GIVEN: ReadonlyMap<string, (value: unknown) => unknown> = new Map<string, (value: unknown) => unknown>([
  ['Boolean', Boolean],
  ['Number', Number],
  ['String', String],
]);

function readTemplate(node: ESTree.TemplateLiteral, read: (inner: ESTree.Node) => unknown): string {
  const parts = node.expressions.map(read);
  // A part that only a program would know is empty: what is told of it says so.
  const texts = parts.map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part) : ''));
  return node.quasis.map((quasi, index) => (quasi.value.cooked ?? '') + (texts[index] ?? '')).join('');
}

function readName(name: string, scopes: readonly Scope[], unread: () => unknown): unknown {
  if (name === 'undefined') return undefined;
  const found = scopes.find((scope) => scope.has(name))?.get(name);
  // `list.filter(Boolean)`, `list.map(String)`
  const value = found === undefined ? (GIVEN.get(name) ?? UNREAD) : found();
  return value === UNREAD ? unread() : value;
}
