import { toCodeTarget } from './code-target.ts';
import { createCode } from './collected-code.ts';
import type { CollectedCode } from './collected-code.ts';
import { findPassing } from './find-passing.ts';
import { placeImports } from './place-imports.ts';
import type { CollectScope } from './place-imports.ts';
import type { ScriptModule } from './read-script.ts';
import { writeImport } from './write-import.ts';
import type { PlacedImport } from './write-import.ts';
import { sliceModule } from './slice-module.ts';

/** A script, and which of its exports are wanted (`*` for all). */
export interface ModuleScope extends CollectScope {
  wanted: readonly string[];
}

/** A script as it is, with other addresses where its imports lie elsewhere; undefined where one of them cannot come along. */
export function placeWhole(module: ScriptModule, scope: ModuleScope): CollectedCode | undefined {
  const slice = sliceModule(module, scope.wanted);
  // What a script adds to it is not there.
  const isThere = slice.elsewhere.length === 0 || findPassing(module, slice.elsewhere, scope) !== undefined;
  const isExported = scope.wanted.every((name) => name === '*' || isExportedBy(module, name) || slice.elsewhere.includes(name));
  if (!isThere || !isExported || slice.statements.some(({ isServerPart }) => isServerPart)) return undefined;
  const code = createCode(toCodeTarget(scope.file));
  const used = new Set(module.statements.flatMap(({ uses, exports }) => [...uses, ...exports.map(({ name }) => name)]));
  // Names of types alone are no code.
  const imports = module.imports.map((one) =>
    one.kind === 'use' ? { ...one, names: one.names.filter(({ local }) => used.has(local)) } : one,
  );
  const placed = placeImports(imports, { ...scope, code });
  if (placed === undefined) return undefined;
  const text = replaceImports(module.text, placed);
  if (text === scope.source.read(scope.file)) code.copies.set(code.target, scope.file);
  else code.files.set(code.target, text);
  return code;
}

/** The statements of a script that its wanted names rest on, as a script of their own; undefined where these, too, need what cannot come along. */
export function placeSlice(module: ScriptModule, scope: ModuleScope): CollectedCode | undefined {
  const { wanted, file } = scope;
  const slice = sliceModule(module, wanted);
  const passing = findPassing(module, slice.elsewhere, scope);
  if (wanted.includes('*') || passing === undefined || slice.statements.some(({ isServerPart }) => isServerPart)) return undefined;
  const code = createCode(toCodeTarget(file).replace(/(\.[jt]sx?)$/, `.${wanted.toSorted().join('-')}$1`));
  const placed = placeImports([...slice.imports, ...passing], { ...scope, code });
  if (placed === undefined) return undefined;
  const later = placed.filter(({ one }) => one.kind === 'later');
  const texts = slice.statements.map(({ start, end }) => {
    const within = later.filter(({ one }) => start <= one.start && one.end <= end);
    return replaceImports(module.text.slice(start, end), within, start);
  });
  const exported = new Set([
    ...slice.statements.flatMap((one) => one.exports.map(({ local }) => local)),
    ...placed.flatMap(({ one }) => (one.kind === 'hand-on' ? one.names.map(({ local }) => local) : [])),
  ]);
  const own = wanted.filter((name) => !exported.has(name));
  const parts = [
    ...placed.filter(({ one }) => one.kind !== 'later').map(writeImport),
    ...texts,
    ...(own.length > 0 ? [`export { ${own.join(', ')} };`] : []),
  ];
  code.files.set(code.target, `${parts.join('\n')}\n`);
  return code;
}

function isExportedBy({ statements, imports }: ScriptModule, name: string): boolean {
  return (
    statements.some((one) => one.exports.some(({ local }) => local === name)) ||
    imports.some((one) => one.kind === 'hand-on' && one.names.some(({ local }) => local === name))
  );
}

/** `offset` is where the text begins in its script. */
function replaceImports(text: string, placed: readonly PlacedImport[], offset = 0): string {
  return placed
    .toSorted((a, b) => b.one.start - a.one.start)
    .reduce((current, { one, address, statement }) => {
      const [start, end] = address === undefined ? [one.start, one.end] : [one.from, one.to];
      const next = address === undefined ? (statement ?? '') : current.charAt(start - offset) + address + current.charAt(end - offset - 1);
      return current.slice(0, start - offset) + next + current.slice(end - offset);
    }, text);
}
