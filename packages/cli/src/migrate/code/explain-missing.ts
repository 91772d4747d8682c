import type { OldSource } from '../source.ts';
import { collectCode } from './collect-code.ts';
import { readCode } from './read-code.ts';
import { readScript } from './read-script.ts';
import { resolveModule } from './resolve-module.ts';
import { sliceModule } from './slice-module.ts';

/** Says why exports of a script (a path from the source folder) cannot come along: `a.tsx needs \`node:fs\``; undefined where that is not known. */
export function explainMissing(file: string, wanted: readonly string[], source: OldSource): string | undefined {
  return explain(file, wanted, { source, seen: new Set() });
}

function explain(file: string, wanted: readonly string[], scope: { source: OldSource; seen: Set<string> }): string | undefined {
  const { source, seen } = scope;
  const key = `${file}|${wanted.join()}`;
  if (seen.has(key) || collectCode(file, wanted, source) !== undefined) return undefined;
  seen.add(key);
  const module = readScript(file, readCode(file, source));
  if (module === undefined) return `${file} cannot be read as a script`;
  const { statements, imports, elsewhere } = sliceModule(module, wanted);
  if (statements.some(({ isServerPart }) => isServerPart)) return `${file} has a component that runs on a server (\`async\`)`;
  for (const { kind, names, written } of wanted.includes('*') ? module.imports : imports) {
    if (kind === 'run' || (kind !== 'later' && names.length === 0)) continue;
    const found = resolveModule(written, file, source);
    if (found === undefined) return `${file} needs \`${written}\``;
    const inner =
      found.kind === 'script' ? explain(found.file, kind === 'later' ? ['*'] : names.map(({ name }) => name), scope) : undefined;
    if (inner !== undefined) return inner;
    const hook =
      found.kind === 'shim'
        ? names.find(({ name }) => name !== 'default' && /^[a-z]/.test(name) && !found.shim.code.includes(` ${name}`))
        : undefined;
    if (hook !== undefined) return `${file} needs \`${hook.name}\` of ${written}`;
  }
  return elsewhere.length > 0 ? `${file} has no export \`${elsewhere.join('`, `')}\`` : undefined;
}
