import { parseAst } from 'vite';

/** A part of a program, as the parser of Vite gives it. */
interface ProgramNode {
  type: string;
  [field: string]: unknown;
}

/** What is found in a browser alone. */
const BROWSER_NAMES = /\b(?:window|document|navigator|localStorage|sessionStorage|location|globalThis|self)\b/;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/**
 * What a module does beside giving names, in words: `runs code when it is imported`, `asks for window`. Undefined where it gives functions and
 * plain values and nothing else: to leave it out of a browser changes nothing then. Where it cannot be told it does something.
 */
export function findModuleEffect(code: string): string | undefined {
  const asked = findBrowserName(code);
  if (asked !== undefined) return `asks for \`${asked}\``;
  try {
    const { body } = parseAst(code) as unknown as { body: ProgramNode[] };
    return body.every(isPlainStatement) ? undefined : 'runs code when it is imported';
  } catch {
    return 'cannot be read'; // what no parser takes, nobody knows the effects of
  }
}

/** The name of something that a browser alone has, which a program asks for outside its strings. */
export function findBrowserName(code: string): string | undefined {
  return BROWSER_NAMES.exec(code.replace(STRING, '""'))?.[0];
}

function isPlainStatement(node: ProgramNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return true;
    case 'ClassDeclaration':
      return isPlain(node);
    case 'ExportNamedDeclaration':
      return !isNode(node['declaration']) || isPlainStatement(node['declaration']);
    case 'ExportDefaultDeclaration':
      return isNode(node['declaration']) && (isPlainStatement(node['declaration']) || isPlain(node['declaration']));
    case 'VariableDeclaration':
      return listNodes(node['declarations']).every(({ init }) => !isNode(init) || isPlain(init));
    case 'ExpressionStatement':
      // `'use client'`, and what compilers write for people who look: `Chart.displayName = 'Chart'`.
      return isNode(node['expression']) && (node['expression'].type === 'Literal' || isPlain(node['expression']));
    default:
      return false;
  }
}

/** Nothing in it is called but what React makes elements and components with, and nothing but names of our own is changed. */
function isPlain(node: ProgramNode): boolean {
  if (/Function/.test(node.type)) return true;
  if (/^(?:NewExpression|AwaitExpression|UpdateExpression|TaggedTemplateExpression|StaticBlock|ImportExpression)$/.test(node.type))
    return false;
  if (node.type === 'CallExpression' && !isMaking(node['callee'])) return false;
  return Object.values(node).every((value) =>
    Array.isArray(value) ? listNodes(value).every(isPlain) : isNode(value) ? isPlain(value) : true,
  );
}

function isMaking(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const name = callee.type === 'MemberExpression' && isNode(callee['property']) ? callee['property']['name'] : callee['name'];
  return typeof name === 'string' && /^_?(?:jsxs?|createElement|createContext|memo|forwardRef|lazy)$/.test(name);
}

function listNodes(value: unknown): ProgramNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is ProgramNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
