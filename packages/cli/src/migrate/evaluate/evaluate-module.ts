import path from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { asObject } from '../read-value.ts';
import type { OldSource } from '../source.ts';
import { evaluate } from './evaluate.ts';
import { isReadFunction } from './create-function.ts';
import { listExports } from './list-exports.ts';
import type { ModuleNames } from './list-exports.ts';
import { UNREAD } from './unread.ts';

/** A part of a config that can only be known by running it. */
export interface UnreadPart {
  file: string;
  line: number;
  /** The part as it is written, shortened. */
  code: string;
}

/** What a config says, as far as it can be read without running it. */
export interface ReadModule {
  /** Of the default export (or `module.exports`); `UNREAD` where nothing of it can be read. */
  value: unknown;
  named: ReadonlyMap<string, unknown>;
  /** The files that it is made of. */
  files: string[];
  unread: UnreadPart[];
}

const EXTENSIONS = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.js',
  '.mjs',
  '.cjs',
  '.tsx',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.js',
  '/index.mts',
  '/index.mjs',
];

/** How a module is read. */
export interface ModuleOptions {
  /** Whether all of a value has to be read, rather than what can be: of a component, and not of a config. */
  isStrict?: boolean;
  /** Names of fields that nobody asks for: what they say is not read. */
  omitted?: RegExp;
  /** Modules of packages that are known without their files, by their names. */
  findKnown?(specifier: string): ModuleNames | undefined;
}

/** Nodes that are read at most: of a config some seconds, of one component much less. */
const MOST = { config: 5_000_000, component: 100_000 };

/** Reads what a module exports without running it: literals, names, spreads, local modules, and functions that only return such. */
export function evaluateModule(file: string, source: OldSource, { isStrict = false, omitted, findKnown }: ModuleOptions = {}): ReadModule {
  const files: string[] = [];
  const unread: UnreadPart[] = [];
  const modules = new Map<string, ModuleNames>();
  const budget = { left: isStrict ? MOST.component : MOST.config };

  const load = (name: string): ModuleNames => {
    const known = modules.get(name);
    if (known !== undefined) return known;
    const names: ModuleNames = { scope: new Map(), exports: new Map() };
    // First: modules may import each other.
    modules.set(name, names);
    const text = source.read(name);
    if (text === undefined) return names;
    files.push(name);
    if (name.endsWith('.json')) {
      const value = parseJson(text);
      names.exports.set('default', () => value);
      for (const [key, one] of Object.entries(asObject(value))) names.exports.set(key, () => one);
      return names;
    }
    const program = parse(name, text);
    if (program === undefined) {
      unread.push({ file: name, line: 1, code: 'its syntax' });
      return names;
    }
    const context = {
      importModule: (specifier: string) => find(specifier, name),
      tell: (node: ESTree.Node) => void unread.push(describe(node, { file: name, text })),
      fileName: path.posix.join('/', name),
      isStrict,
      omitted,
      budget,
    };
    listExports(program, names, { ...context, evaluate: (node) => evaluate(node, [names.scope], context) });
    return names;
  };

  const find = (specifier: string, from: string): ModuleNames | undefined => {
    if (!/^\.{0,2}\//.test(specifier)) return findKnown?.(specifier);
    const base = specifier.startsWith('/') ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier);
    const found = [...EXTENSIONS.map((extension) => base + extension), base.replace(/\.js$/, '.ts'), base.replace(/\.mjs$/, '.mts')].find(
      (one) => source.read(one) !== undefined,
    );
    return found === undefined ? undefined : load(found);
  };

  const { exports } = load(file);
  const named = new Map([...exports].filter(([name]) => name !== 'default').map(([name, get]) => [name, get()]));
  const exported = exports.get('default')?.() ?? UNREAD;
  // A config may be a function of how it is run.
  const value = isReadFunction(exported) ? (exported({}) ?? UNREAD) : exported;
  return { value, named, files, unread };
}

function parse(file: string, text: string): ESTree.Program | undefined {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : /\.[cm]?jsx?$/.test(file) ? 'jsx' : 'tsx';
  const { program, errors } = parseSync(file, text, { lang, sourceType: 'unambiguous', preserveParens: false });
  return errors.length > 0 ? undefined : program;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return UNREAD;
    throw error;
  }
}

function describe({ start, end }: ESTree.Node, { file, text }: { file: string; text: string }): UnreadPart {
  const code = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return { file, line: text.slice(0, start).split('\n').length, code: code.length > 60 ? `${code.slice(0, 57)}...` : code };
}
