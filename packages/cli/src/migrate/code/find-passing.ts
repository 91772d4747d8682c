import type { CollectScope } from './place-imports.ts';
import type { ModuleImport, ScriptModule } from './read-script.ts';
import { readScript } from './read-script.ts';
import { resolveModule } from './resolve-module.ts';

/** `export * from` of a script, as exports of the names that are meant alone; undefined where one of these is nowhere. */
export function findPassing(
  { imports }: ScriptModule,
  names: readonly string[],
  { file, source }: CollectScope,
): ModuleImport[] | undefined {
  const all = imports.filter(isAll);
  const found = names.flatMap((name): ModuleImport[] => {
    const from = all.find(({ written }) => hasExport(written, name, { file, source, seen: new Set() }));
    return from === undefined ? [] : [{ ...from, names: [{ name, local: name }] }];
  });
  return found.length < names.length ? undefined : found;
}

function isAll({ kind, names }: ModuleImport): boolean {
  return kind === 'hand-on' && names.some(({ name }) => name === '*');
}

function hasExport(written: string, name: string, { file, source, seen }: Omit<CollectScope, 'collect'> & { seen: Set<string> }): boolean {
  const found = resolveModule(written, file, source);
  // What a package has is not known here.
  if (found?.kind !== 'script' || seen.has(found.file)) return found?.kind === 'package';
  seen.add(found.file);
  const module = readScript(found.file, source.read(found.file) ?? '');
  if (module === undefined) return false;
  return (
    module.statements.some(({ exports }) => exports.some(({ local }) => local === name)) ||
    module.imports.some(({ kind, names }) => kind === 'hand-on' && names.some(({ local }) => local === name)) ||
    module.imports.some((one) => isAll(one) && hasExport(one.written, name, { file: found.file, source, seen }))
  );
}
