import type { ScriptName, ModuleImport, ModuleStatement, ScriptModule } from './read-script.ts';

/** The part of a script that some of its names need. */
export interface ModuleSlice {
  statements: ModuleStatement[];
  /** With those names alone that are needed. */
  imports: ModuleImport[];
  /** Names that another module has to have, of which it is not said which one: those behind `export *`. */
  elsewhere: string[];
}

/** Finds the statements of a script that the names that it exports (`*` for all) rest on; names that it has without exporting them count as well. */
export function sliceModule({ imports, statements }: Pick<ScriptModule, 'imports' | 'statements'>, wanted: readonly string[]): ModuleSlice {
  const kept = new Set<ModuleStatement>();
  const needed = new Map<ModuleImport, ScriptName[]>();
  const known = new Set<string>();
  const need = (one: ModuleImport, name: ScriptName): void => void needed.set(one, [...(needed.get(one) ?? []), name]);
  const keep = (statement: ModuleStatement): void => {
    if (kept.has(statement)) return;
    kept.add(statement);
    for (const name of [...statement.uses, ...statement.exports.map((one) => one.name)]) reach(name);
  };
  const reach = (name: string): void => {
    if (known.has(name)) return;
    known.add(name);
    for (const statement of statements) if (statement.declares.includes(name)) keep(statement);
    for (const one of imports) {
      const found = one.kind === 'use' ? one.names.find(({ local }) => local === name) : undefined;
      if (found !== undefined) need(one, found);
    }
  };
  const elsewhere: string[] = [];
  for (const name of wanted.includes('*') ? listExported({ imports, statements }) : wanted) {
    const exporting = statements.filter((one) => one.exports.some(({ local }) => local === name));
    const handing = imports.find((one) => one.kind === 'hand-on' && one.names.some(({ local }) => local === name));
    const local =
      statements.some((one) => one.declares.includes(name)) || imports.some((one) => one.names.some((own) => own.local === name));
    if (exporting.length > 0) exporting.forEach(keep);
    else if (handing !== undefined) need(handing, handing.names.find((one) => one.local === name) ?? { name, local: name });
    else if (local) reach(name);
    else elsewhere.push(name);
  }
  // `Tabs.Tab = Tab` belongs to what it adds to; so do styles that a script runs.
  for (const statement of statements)
    if (statement.declares.length === 0 && statement.exports.length === 0 && [...statement.uses].some((name) => known.has(name)))
      keep(statement);
  const all = wanted.includes('*') ? imports.filter((one) => one.kind === 'hand-on' && one.names.some(({ name }) => name === '*')) : [];
  return {
    statements: statements.filter((one) => kept.has(one)),
    imports: imports.flatMap((one) => {
      if (one.kind === 'run' || all.includes(one)) return [one];
      if (one.kind === 'later') return [...kept].some(({ start, end }) => start <= one.start && one.end <= end) ? [one] : [];
      const names = needed.get(one);
      return names === undefined ? [] : [{ ...one, names }];
    }),
    elsewhere,
  };
}

function listExported({ imports, statements }: Pick<ScriptModule, 'imports' | 'statements'>): string[] {
  const handed = imports.flatMap((one) => (one.kind === 'hand-on' ? one.names.map(({ local }) => local) : []));
  return [...statements.flatMap((one) => one.exports.map(({ local }) => local)), ...handed].filter((name) => name !== '*');
}
