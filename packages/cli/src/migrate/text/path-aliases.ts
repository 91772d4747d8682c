import path from 'node:path';
import { evaluateText } from '../evaluate/evaluate-text.ts';
import { asList, asObject, asText } from '../read-value.ts';
import type { OldSource } from '../source.ts';

/** `@assets/*`: what an address begins with, and where it lies. */
interface PathAlias {
  before: string;
  after: string;
  targets: string[];
}

const ALIASES = new WeakMap<OldSource, PathAlias[]>();

/** The file (a path from the source folder) that `paths` of a `tsconfig.json` means by an address; undefined where none of them fits. */
export function resolvePathAlias(written: string, source: OldSource): string | undefined {
  const aliases = ALIASES.get(source) ?? readAliases(source);
  ALIASES.set(source, aliases);
  for (const { before, after, targets } of aliases) {
    if (!written.startsWith(before) || !written.endsWith(after)) continue;
    const rest = written.slice(before.length, written.length - after.length);
    const files = targets.map((target) => path.posix.normalize(target.replace('*', rest)));
    return files.find((file) => source.has(file)) ?? files[0];
  }
  return undefined;
}

function readAliases(source: OldSource): PathAlias[] {
  const file = ['tsconfig.json', 'jsconfig.json'].find((name) => source.has(name));
  const text = file === undefined ? undefined : source.read(file);
  if (file === undefined || text === undefined) return [];
  // With the comments that such files have.
  const options = asObject(asObject(evaluateText(text, { program: '', file, source }))['compilerOptions']);
  const base = asText(options['baseUrl']) ?? '.';
  return Object.entries(asObject(options['paths'])).flatMap(([pattern, targets]) => {
    const [before = '', after = ''] = pattern.split('*', 2);
    // One that fits every address says nothing.
    if (before === '') return [];
    return [
      { before, after, targets: asList(targets).flatMap((target) => (typeof target === 'string' ? [path.posix.join(base, target)] : [])) },
    ];
  });
}
