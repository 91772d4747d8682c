import type { ESTree } from 'vite';
import { UNREAD } from './unread.ts';

type Read = (node: ESTree.Node) => unknown;

/** Reads an object that is written out, with what is spread into it, but for fields that are omitted. */
export function readObject(node: ESTree.ObjectExpression, read: Read, omitted?: RegExp): unknown {
  const object: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = read(property.argument);
      if (typeof spread === 'object' && spread !== null) Object.assign(object, spread);
      continue;
    }
    if (property.kind !== 'init') continue;
    const key = property.computed ? read(property.key) : keyOf(property.key);
    if ((typeof key === 'string' && omitted?.test(key) !== true) || typeof key === 'number') object[key] = read(property.value);
  }
  return object;
}

function keyOf(key: ESTree.Node): unknown {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : UNREAD;
}

/** Reads a list that is written out, with what is spread into it. */
export function readArray(node: ESTree.ArrayExpression, read: Read): unknown[] {
  return node.elements.flatMap((element) => {
    if (element === null) return [];
    if (element.type !== 'SpreadElement') return [read(element)];
    const spread = read(element.argument);
    return Array.isArray(spread) ? spread : [UNREAD];
  });
}

/** Reads what an object or a list holds at a name: `a.b`, `a['b']`, `a[0]`. */
export function readMemberAccess(node: ESTree.MemberExpression, read: Read, isStrict = false): unknown {
  const key = node.computed ? read(node.property) : node.property.type === 'Identifier' ? node.property.name : UNREAD;
  // What a published site was built with.
  if (isProcessEnv(node.object)) return key === 'NODE_ENV' ? 'production' : undefined;
  if (isImportEnv(node.object) && typeof key === 'string') return OF_BUILD[key] ?? (isStrict ? UNREAD : undefined);
  const object = read(node.object);
  // It would have ended the old site's build.
  if (object === undefined || object === null) return isStrict && !isOptional(node) ? UNREAD : undefined;
  if (typeof object === 'string') return key === 'length' ? object.length : typeof key === 'number' ? object[key] : UNREAD;
  if (typeof object !== 'object' || (typeof key !== 'string' && typeof key !== 'number')) return UNREAD;
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** `a?.b.c`, `a?.b.c()`: of nothing, nothing. */
export function isOptional(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return node.optional || isOptional(node.callee);
  return node.type === 'MemberExpression' && (node.optional || isOptional(node.object));
}

/** `import.meta.env` of a build: addresses are without the site's base. */
const OF_BUILD: Readonly<Record<string, unknown>> = { BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: true };

function isImportEnv(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'env'
  );
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
