import path from 'node:path';
import type { OldSource } from '../../../source.ts';
import { readPython } from './read-python.ts';
import type { PythonModule, PythonObject } from './read-python.ts';

/** Where programs of Python are looked for: folders, from the source folder. */
export interface PythonPlaces {
  source: OldSource;
  roots: readonly string[];
}

/** Finds what `ferry.boats.Boat` names in the repository, also where a package has it from one of its modules. */
export function findPython(dotted: string, places: PythonPlaces, seen: readonly string[] = []): PythonObject | undefined {
  if (seen.includes(dotted)) return undefined;
  const parts = dotted.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const found = findModule(name, places);
    if (found === undefined) continue;
    const { module, isPackage } = found;
    const rest = parts.slice(length);
    const [first] = rest;
    if (first === undefined) return module;
    const own = module.members.find((one) => one.name === first);
    if (own !== undefined)
      return rest.slice(1).reduce<PythonObject | undefined>((one, part) => one?.members.find((member) => member.name === part), own);
    const imported = module.imports.get(first);
    const from = imported === undefined ? module.stars.map((star) => ({ module: star, name: first })) : [imported];
    for (const one of from) {
      const target = [toAbsolute(one.module, name, isPackage), one.name, ...rest.slice(1)].join('.');
      const object = findPython(target, places, [...seen, dotted]);
      if (object !== undefined) return object;
    }
    return undefined;
  }
  return undefined;
}

/** `.boats` in the package `ferry` -> `ferry.boats` */
function toAbsolute(written: string, name: string, isPackage: boolean): string {
  const dots = /^\.*/.exec(written)?.[0].length ?? 0;
  if (dots === 0) return written;
  const parts = name.split('.');
  const base = parts.slice(0, parts.length - dots + (isPackage ? 1 : 0));
  return [...base, ...(written.length > dots ? [written.slice(dots)] : [])].join('.');
}

const READ = new WeakMap<OldSource, Map<string, PythonModule>>();

function findModule(name: string, { source, roots }: PythonPlaces): { module: PythonModule; isPackage: boolean } | undefined {
  const known = READ.get(source) ?? new Map<string, PythonModule>();
  READ.set(source, known);
  const file = name.replaceAll('.', '/');
  for (const root of roots)
    for (const end of ['.py', '/__init__.py']) {
      const place = path.posix.join(root, file + end);
      const text = known.has(place) || source.has(place) ? source.read(place) : undefined;
      if (text === undefined) continue;
      const module = known.get(place) ?? readPython(name, text);
      known.set(place, module);
      return { module, isPackage: end.startsWith('/') };
    }
  return undefined;
}
