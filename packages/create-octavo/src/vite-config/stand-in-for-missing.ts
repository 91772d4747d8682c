import { builtinModules } from 'node:module';
import path from 'node:path';
import { disk, readOr } from '@octavo/vite/internal/setup';
import { Visitor } from 'vite';
import type { ESTree } from 'vite';
import { applyConfigEdits } from './config-edit.ts';
import { readSource } from './read-source.ts';
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
 * the config's own code. So is a file of the project that needs such a module. Vite's functions then come from there too, since they meet what
 * stands in.
 */
export function standInForMissing(source: Source, folder: string): StandingIn {
  const { text, program } = source;
  const seen: FilesSeen = new Map();
  const named = listNamed(source).map((one) => ({ ...one, missing: findMissing(one.specifier, { folder, seen }) }));
  const missing = new Set(named.flatMap((one) => one.missing));
  const replaced = missing.size === 0 ? [] : named.filter((one) => one.specifier === 'vite' || one.missing.length > 0);
  const rest = applyConfigEdits(
    text,
    replaced.map((one) => ({ start: one.start, end: one.end, text: one.replace(callFor(one)) })),
  );
  // Imports come first wherever they stand.
  const at = program.body[0]?.start ?? 0;
  const declared = replaced.map((one) => one.declare?.(callFor(one)) ?? '').join('');
  return { text: rest.slice(0, at) + declared + rest.slice(at), missing: [...missing] };
}

/** A place where a file names a module, and what a value in place of the module makes of it. */
interface NamedModule {
  specifier: string;
  start: number;
  end: number;
  replace: (value: string) => string;
  /** Statements for the start of the file. */
  declare?: (value: string) => string;
}

function listNamed({ program }: Source): NamedModule[] {
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
  return named;
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

function callFor({ specifier }: NamedModule): string {
  return `globalThis.${STAND_IN}(${JSON.stringify(specifier)})`;
}

/** What is known of the files of the project: for each the modules that it needs, by way of others too, and that are not there. */
type FilesSeen = Map<string, readonly string[]>;

/** What Vite makes of a module that is there is Vite's matter. */
function findMissing(specifier: string, { folder, seen }: { folder: string; seen: FilesSeen }): readonly string[] {
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) {
    const file = findFile(path.resolve(folder, specifier));
    return file === undefined ? [specifier] : findMissingOf(file, seen);
  }
  if (/^(?:#|[a-z]+:)/.test(specifier) || builtinModules.includes(specifier)) return [];
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  return listAbove(folder).some((above) => disk.exists(path.join(above, 'node_modules', name))) ? [] : [specifier];
}

function findMissingOf(file: string, seen: FilesSeen): readonly string[] {
  const known = seen.get(file);
  if (known !== undefined) return known;
  // Files may name each other in a circle.
  seen.set(file, []);
  const source = CODE.test(file) ? readSource(file, readOr(disk.readText(file), '')) : undefined;
  const specifiers = source === undefined ? [] : [...listNamed(source).map((one) => one.specifier), ...listReexported(source)];
  const missing = specifiers.flatMap((one) => findMissing(one, { folder: path.dirname(file), seen }));
  seen.set(file, missing);
  return missing;
}

function listReexported({ program }: Source): string[] {
  return program.body.flatMap((one) =>
    (one.type === 'ExportNamedDeclaration' || one.type === 'ExportAllDeclaration') && one.source && one.exportKind !== 'type'
      ? [one.source.value]
      : [],
  );
}

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx', '.json', '/index.ts', '/index.js'];

/** As it is named, or as TypeScript means it: `./a` and `./a.js` -> `a.ts` */
function findFile(name: string): string | undefined {
  const names = [...ENDINGS.map((ending) => name + ending), name.replace(/js$/, 'ts')];
  return names.find((one) => disk.isFile(one));
}

function listAbove(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listAbove(parent)];
}
