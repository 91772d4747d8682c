import type { ESTree } from 'vite';
import type { OldSource } from '../source.ts';
import { collectNames, readScript } from './read-script.ts';
import type { ScriptModule } from './read-script.ts';
import { resolveModule } from './resolve-module.ts';

/** A component that pages of a site have without an import. */
export interface ProvidedComponent {
  name: string;
  /** The file that gives it to them, as a path from the source folder. */
  provider: string;
  /** The module that the file has it from, and what it is called there. */
  from?: { written: string; name: string };
  /** What it is in the file, where that has it of its own: a name, or an expression. */
  code?: string;
}

/** A file that lists components for pages: it says so, or its framework reads it by its name. */
const LISTS = /\b(?:use|get)?MDX(?:Components|Provider)\b|\bmdxComponents\b|\bfumadocs-ui\/mdx\b|\bcomponents=\{\{/;
const BY_NAME = /(?:^|\/)(?:mdx-components|MDXComponents(?:\/index)?)\.[jt]sx?$/;

const PROVIDED = new WeakMap<OldSource, ReadonlyMap<string, ProvidedComponent>>();

/** Finds the components that a site gives to its pages, by their names there. */
export function listProvided(source: OldSource): ReadonlyMap<string, ProvidedComponent> {
  const known = PROVIDED.get(source);
  if (known !== undefined) return known;
  const providers = source.files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.(?:d|test|spec|stories)\.[jt]sx?$/.test(file) && LISTS.test(source.read(file) ?? ''),
  );
  // What a framework reads by its name counts before what a route adds to it.
  const ordered = providers.toSorted((a, b) => Number(BY_NAME.test(a)) - Number(BY_NAME.test(b)));
  const found = new Map(ordered.flatMap((file) => readProvider(file, source)).map((one) => [one.name, one]));
  PROVIDED.set(source, found);
  return found;
}

function readProvider(provider: string, source: OldSource): ProvidedComponent[] {
  const module = readScript(provider, source.read(provider) ?? '');
  return module === undefined
    ? []
    : listObjects(module.program).flatMap(({ properties }) =>
        properties.flatMap((property): ProvidedComponent[] => {
          if (property.type === 'SpreadElement') return listSpread(property.argument, module, { provider, source });
          const name =
            property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : '';
          return /^[A-Z][\w$]*$/.test(name) ? toProvided(name, property.value, { module, provider }) : [];
        }),
      );
}

function toProvided(
  name: string,
  value: ESTree.Node,
  { module, provider }: { module: ScriptModule; provider: string },
): ProvidedComponent[] {
  if (value.type === 'Identifier') {
    const own = value.name;
    const imported = module.imports.flatMap(({ kind, written, names }) =>
      kind === 'use' ? names.filter(({ local }) => local === own).map((one) => ({ written, name: one.name })) : [],
    )[0];
    if (imported !== undefined) return [{ name, provider, from: imported }];
    return module.statements.some(({ declares }) => declares.includes(own)) ? [{ name, provider, code: own }] : [];
  }
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression' || value.type === 'CallExpression';
  return isFunction && isClosed(value, module) ? [{ name, provider, code: module.text.slice(value.start, value.end) }] : [];
}

/** `...parts` of `import * as parts from './parts'`, and `...(await import('./parts'))` */
function listSpread(
  node: ESTree.Node,
  module: ScriptModule,
  { provider, source }: { provider: string; source: OldSource },
): ProvidedComponent[] {
  const written = findSpread(node, module);
  const found = written === undefined ? undefined : resolveModule(written, provider, source);
  const part = found?.kind === 'script' ? readScript(found.file, source.read(found.file) ?? '') : undefined;
  if (part === undefined || written === undefined) return [];
  const handed = part.imports.flatMap(({ kind, names }) => (kind === 'hand-on' ? names : []));
  return [...part.statements.flatMap(({ exports }) => exports), ...handed]
    .filter(({ local }) => /^[A-Z]/.test(local))
    .map(({ local }) => ({ name: local, provider, from: { written, name: local } }));
}

function findSpread(node: ESTree.Node, { imports }: Pick<ScriptModule, 'imports'>): string | undefined {
  if (node.type === 'AwaitExpression' || node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return findSpread(node.type === 'AwaitExpression' ? node.argument : node.expression, { imports });
  if (node.type === 'ImportExpression') return node.source.type === 'Literal' ? String(node.source.value) : undefined;
  if (node.type !== 'Identifier') return undefined;
  return imports.find(({ kind, names }) => kind === 'use' && names.some(({ name, local }) => name === '*' && local === node.name))?.written;
}

/** Whether code rests on its module and on what every script has, and not on a function around it. */
function isClosed(node: ESTree.Node, { imports, statements }: ScriptModule): boolean {
  const [used, own] = [new Set<string>(), new Set<string>()];
  collectNames(node, used);
  collectBound(node, own);
  const top = new Set([
    ...statements.flatMap(({ declares }) => declares),
    ...imports.flatMap(({ names }) => names.map(({ local }) => local)),
  ]);
  return [...used].every((name) => own.has(name) || top.has(name) || name in globalThis || BROWSER.has(name));
}

const BROWSER: ReadonlySet<string> = new Set(['window', 'document', 'location', 'localStorage', 'history']);

function collectBound(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) collectBound(one, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('params' in node && Array.isArray(node.params)) for (const one of node.params) collectNames(one, found);
  if ('type' in node && node.type === 'VariableDeclarator' && 'id' in node) collectNames(node.id, found);
  for (const one of Object.values(node)) collectBound(one, found);
}

function listObjects(node: unknown): ESTree.ObjectExpression[] {
  if (Array.isArray(node)) return node.flatMap(listObjects);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(listObjects);
  return 'type' in node && node.type === 'ObjectExpression' ? [...inner, node as ESTree.ObjectExpression] : inner;
}
