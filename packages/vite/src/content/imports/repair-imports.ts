/** What an import of a module leads to. */
export interface ImportTarget {
  /** The names that the module exports; `any` where that is not known. */
  exports: ReadonlySet<string> | 'any';
  /** True for a module that only says what is wrong with it, by its default export. */
  isBroken?: boolean;
  /** The props that its default export uses, where that is known. */
  takes?: readonly string[];
}

/** A name that an import asks for in vain. */
export interface MissingName {
  specifier: string;
  name: string;
}

const STATEMENT = /^(import|export)\s*(?:([^'"]*?)\s*from\s*)?(['"])([^'"\n]+)\3;?/gm;
const LATE = /\bimport\(\s*(["'])([^"'\n]+)\1\s*\)/g;
const STUB = "import { stub as _octavoStub } from '@octavo/vite/client/page/stub';";

/**
 * Takes out of a module the names that its imports do not bring, and puts stubs in their place, so that the rest of the page is shown: a
 * bundler refuses such a module. A broken module's names all become its default export, which says what is wrong. The code is a
 * compiler's output, or what came of it here before: each import stands at the start of a line. An address that `targets` lacks is left alone.
 *
 * `import X, { a as b } from './there.jsx';` -> `import X from './there.jsx';const b = _octavoStub;`
 */
export function repairImports(code: string, targets: ReadonlyMap<string, ImportTarget>): { code: string; missing: MissingName[] } {
  if (targets.size === 0) return { code, missing: [] };
  const missing: MissingName[] = [];
  const repaired = code.replace(STATEMENT, (statement, word: string, clause: string | undefined, _quote: string, specifier: string) => {
    const target = targets.get(specifier);
    if (target === undefined || target.exports === 'any') return statement;
    const names = parseClause(clause ?? '', word);
    if (names === undefined) return statement;
    const { exports, isBroken = false } = target;
    const lost = names.filter(({ imported }) => imported !== '*' && !exports.has(imported));
    if (lost.length === 0 && (exports.size > 0 || isBroken)) return statement;
    const kept = exports.size === 0 && !isBroken ? [] : names.filter((name) => !lost.includes(name));
    const gone = exports.size === 0 && !isBroken ? names : lost;
    missing.push(...gone.map(({ imported }) => ({ specifier, name: imported })));
    const statements = isBroken ? [...kept, ...gone.map(({ local }) => ({ imported: 'default', local }))] : kept;
    return [
      ...(statements.length === 0 ? [] : [writeStatement(statements, { word, specifier })]),
      ...(isBroken
        ? []
        : gone.map(({ local }) => (word === 'import' ? `const ${local} = _octavoStub;` : `export { _octavoStub as ${local} };`))),
    ].join('');
  });
  return { code: addStub(repairLate(repaired, targets)), missing };
}

/** `import('./gone.jsx')` -> a promise of stubs. */
function repairLate(code: string, targets: ReadonlyMap<string, ImportTarget>): string {
  if (!code.includes('import(')) return code;
  return code.replace(LATE, (call, _quote, specifier: string) => {
    const exports = targets.get(specifier)?.exports;
    return exports !== undefined && exports !== 'any' && exports.size === 0 ? 'Promise.resolve(_octavoStub)' : call;
  });
}

function addStub(repaired: string): string {
  const needsStub = repaired.includes('_octavoStub') && !repaired.includes(STUB);
  return needsStub ? `${STUB}\n${repaired}` : repaired;
}

interface Name {
  imported: string;
  local: string;
}

/** `X, { a as b }` -> default as X, a as b; `* as all` -> * as all. Undefined for `export * from`. */
function parseClause(clause: string, word: string): Name[] | undefined {
  if (word === 'export' && clause.includes('*')) return undefined;
  const [, outside = '', inside = ''] = /^([^{]*)(?:\{([^]*)\})?/.exec(clause) ?? [];
  return [
    ...readParts(outside).map(([first = '', local]) =>
      local === undefined ? { imported: 'default', local: first } : { imported: '*', local },
    ),
    ...readParts(inside).map(([imported = '', local = imported]) => ({ imported, local })),
  ];
}

function readParts(text: string): string[][] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split(/\s+as\s+/));
}

function writeStatement(names: readonly Name[], { word, specifier }: { word: string; specifier: string }): string {
  const all = names.filter(({ imported }) => imported === '*').map(({ local }) => `* as ${local}`);
  const named = names.filter(({ imported }) => imported !== '*').map(({ imported, local }) => `${imported} as ${local}`);
  const source = JSON.stringify(specifier);
  return [...all, ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])].map((part) => `${word} ${part} from ${source};`).join('');
}
