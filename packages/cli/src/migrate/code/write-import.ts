import type { ScriptName, ModuleImport } from './read-script.ts';

/** An import as it is in the new place: another address, or another statement (empty for none). */
export interface PlacedImport {
  one: ModuleImport;
  address?: string;
  statement?: string;
}

/** An import as a statement of its own. */
export function writeImport({ one: { names, kind, written }, address = written, statement }: PlacedImport): string {
  if (statement !== undefined) return statement;
  if (kind === 'run') return `import '${address}';`;
  const named = names.filter(({ name }) => kind === 'hand-on' || (name !== 'default' && name !== '*')).map(writeName);
  if (kind === 'hand-on') return named.includes('*') ? `export * from '${address}';` : `export { ${named.join(', ')} } from '${address}';`;
  const whole = names.flatMap(({ name, local }) => (name === 'default' ? [local] : name === '*' ? [`* as ${local}`] : []));
  return `import ${[...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ')} from '${address}';`;
}

/** `a`, `a as b` */
function writeName({ name, local }: ScriptName): string {
  return name === local ? name : `${name} as ${local}`;
}
