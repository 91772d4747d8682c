import type { OldSource } from '../source.ts';
import { toCodeTarget } from './code-target.ts';
import { readCode } from './read-code.ts';
import { createCode } from './collected-code.ts';
import type { CollectedCode } from './collected-code.ts';
import { placeSlice, placeWhole } from './place-module.ts';
import { readScript } from './read-script.ts';

/** Collects what some exports of a script (a path from the source folder) need, `*` for all; undefined where part of it cannot come along. */
export function collectCode(file: string, wanted: readonly string[], source: OldSource): CollectedCode | undefined {
  const all = COLLECTED.get(source) ?? new Map<string, Entry>();
  COLLECTED.set(source, all);
  const key = `${file}|${wanted.toSorted().join()}`;
  const known = all.get(key);
  if (known !== undefined) {
    known.isCircle ||= known.isOpen;
    return known.code;
  }
  const entry: Entry = { code: createCode(toCodeTarget(file)), isOpen: true, isCircle: false };
  all.set(key, entry);
  const module = readScript(file, readCode(file, source));
  const scope = { file, wanted, source, collect: collectCode };
  const whole = module && placeWhole(module, scope);
  // What imports in a circle is one piece.
  entry.code = whole ?? (module === undefined || entry.isCircle ? undefined : placeSlice(module, scope));
  entry.isOpen = false;
  if (entry.code !== undefined) for (const route of findServerRoutes(entry.code, { file, source })) entry.code.asks.add(route);
  return entry.code;
}

/** What a script asks of a server that the old site has in its repository: `fetch('/api/stars')`. */
function findServerRoutes({ files, target }: CollectedCode, { file, source }: { file: string; source: OldSource }): string[] {
  const text = files.get(target) ?? source.read(file) ?? '';
  return [...text.matchAll(/\bfetch\(\s*["'`](\/api\/[\w/-]*)/g)].flatMap(([, route = '']) =>
    source.files.some((one) => new RegExp(`(?:^|/)(?:app|pages)${route}(?:\\.|/)`).test(one)) ? [route] : [],
  );
}

interface Entry {
  code: CollectedCode | undefined;
  isOpen: boolean;
  isCircle: boolean;
}

const COLLECTED = new WeakMap<OldSource, Map<string, Entry>>();
