import path from 'node:path';
import type { OldSite } from '../old-site.ts';
import type { OldSource } from '../source.ts';
import { readScript } from './read-script.ts';

/** Says which imports of the code that a new page rests on name a file that is not there. */
export function findBrokenImports(
  after: string,
  { site, source }: { site: Pick<OldSite, 'assets' | 'extraFiles'>; source: OldSource },
): string[] {
  const copies = new Map(site.assets.map(({ file, target }) => [target, file]));
  const has = (target: string): boolean => site.extraFiles.has(target) || copies.has(target);
  const read = (target: string): string | undefined => site.extraFiles.get(target) ?? source.read(copies.get(target) ?? '');
  const seen = new Set<string>();
  const broken: string[] = [];
  const follow = (target: string): void => {
    if (seen.has(target)) return;
    seen.add(target);
    const module = SCRIPT.test(target) ? readScript(target, read(target) ?? '') : undefined;
    const used = new Set(module?.statements.flatMap(({ uses, exports }) => [...uses, ...exports.map(({ name }) => name)]));
    for (const { written, names, kind } of module?.imports ?? []) {
      const isUsed = kind === 'run' || kind === 'later' || names.some(({ local }) => kind === 'hand-on' || used.has(local));
      // Types are no code, and packages lie elsewhere.
      if (!/^\.{0,2}\//.test(written) || !isUsed) continue;
      const meant = path.posix.resolve('/', path.posix.dirname(target), written.replace(/\?\w+$/, '')).slice(1);
      const found = ENDINGS.map((ending) => meant + ending).find(has);
      if (found === undefined) broken.push(`${target} imports ${written}, which is not there.`);
      else follow(found);
    }
  };
  for (const [, written = ''] of after.matchAll(/^import\s[^;'"]*?["']\/(snippets\/[^"'\n]+)["']/gm)) if (has(written)) follow(written);
  return broken;
}

const SCRIPT = /\.[jt]sx?$/;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
