import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { Visitor } from 'vite';
import type { ESTree } from 'vite';
import { applyConfigEdits } from './config-edit.ts';
import type { Source } from './read-source.ts';
import { STAND_IN } from './stand-in-name.ts';

/** A config that needs no module but those that are there. */
export interface StandingIn {
  text: string;
  /** The modules that are not there, as the config names them. */
  missing: string[];
}

/**
 * A config in which every module that is not there, for example since nothing is installed yet, is a call of `octavoStandIn`: what is left is
 * the config's own code. Vite's functions then come from there too, since they meet what stands in.
 */
export function standInForMissing({ text, program }: Source, folder: string): StandingIn {
  const named: NamedModule[] = [];
  new Visitor({
    ImportDeclaration(node) {
      const { source, start, end, importKind } = node;
      if (importKind !== 'type')
        named.push({ specifier: source.value, start, end, replace: () => '', declare: (call) => declareNames(node, call) });
    },
    ImportExpression({ source, start, end }) {
      if (isText(source)) named.push({ specifier: source.value, start, end, replace: (call) => `Promise.resolve(${call})` });
    },
    CallExpression({ callee, arguments: [given], start, end }) {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && given !== undefined && isText(given)) named.push({ specifier: given.value, start, end, replace: (call) => call });
    },
  }).visit(program);
  const missing = named.filter(({ specifier }) => !isThere(specifier, folder));
  const replaced = missing.length === 0 ? [] : named.filter((one) => one.specifier === 'vite' || missing.includes(one));
  const callFor = ({ specifier }: NamedModule): string => `globalThis.${STAND_IN}(${JSON.stringify(specifier)})`;
  const rest = applyConfigEdits(
    text,
    replaced.map((one) => ({ start: one.start, end: one.end, text: one.replace(callFor(one)) })),
  );
  // Imports come first wherever they stand.
  const at = program.body[0]?.start ?? 0;
  const declared = replaced.map((one) => one.declare?.(callFor(one)) ?? '').join('');
  return { text: rest.slice(0, at) + declared + rest.slice(at), missing: [...new Set(missing.map(({ specifier }) => specifier))] };
}

/** A place where a config names a module, and what a value in place of the module makes of it. */
interface NamedModule {
  specifier: string;
  start: number;
  end: number;
  replace: (value: string) => string;
  /** Statements for the start of the file. */
  declare?: (value: string) => string;
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** `import a, { b as c } from 'x'` -> `const { default: a, "b": c } = …` */
function declareNames({ specifiers }: ESTree.ImportDeclaration, call: string): string {
  const declared = specifiers.flatMap((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return [`const ${one.local.name} = ${call};`];
    if (one.type === 'ImportDefaultSpecifier') return [`const { default: ${one.local.name} } = ${call};`];
    if (one.importKind === 'type') return [];
    const name = one.imported.type === 'Literal' ? one.imported.value : one.imported.name;
    return [`const { ${JSON.stringify(name)}: ${one.local.name} } = ${call};`];
  });
  return declared.join('');
}

/** Whether a module can be there: what Vite makes of it is Vite's matter. */
function isThere(specifier: string, folder: string): boolean {
  if (specifier.startsWith('.') || path.isAbsolute(specifier))
    return ENDINGS.some((ending) => existsSync(path.resolve(folder, specifier) + ending));
  if (/^(?:#|[a-z]+:)/.test(specifier) || builtinModules.includes(specifier)) return true;
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  return listAbove(folder).some((above) => existsSync(path.join(above, 'node_modules', name)));
}

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx', '.json'];

function listAbove(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listAbove(parent)];
}
