import path from 'node:path';
import { evaluateModule } from '../evaluate/evaluate-module.ts';
import { asObject, asText } from '../read-value.ts';
import type { OldSource } from '../source.ts';
import { findScript } from './find-script.ts';

/** The source of what a package of the same repository exports, as a path from the source folder; undefined where there is no such package. */
export function findWorkspaceFile(written: string, source: OldSource): string | undefined {
  const name = written.split('/', written.startsWith('@') ? 2 : 1).join('/');
  const folder = listWorkspace(source).get(name);
  if (folder === undefined) return undefined;
  const below = written.slice(name.length + 1);
  const named = path.posix.join(folder, below);
  if (below.endsWith('.json') && source.has(named)) return named;
  const said = asObject(evaluateModule(path.posix.join(folder, 'package.json'), source).value);
  const exported = listTargets(asObject(said['exports']), below === '' ? '.' : `./${below}`);
  const main = below === '' ? [said['source'], said['module'], said['main']].flatMap((one) => asText(one) ?? []) : [];
  const guessed = below === '' ? ['src/index', 'index', 'src'] : [`src/${below}`, below];
  const places = [...exported, ...main].flatMap((one) => [
    one,
    one.replace(/^(\.\/)?(?:dist|lib|build)\//, 'src/').replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''),
  ]);
  const sheet = [...places, ...guessed].find((one) => /\.s?css$/.test(one) && source.has(path.posix.join(folder, one)));
  if (sheet !== undefined) return path.posix.join(folder, sheet);
  return [...places, ...guessed].map((one) => findScript(path.posix.join(folder, one), source)).find((one) => one !== undefined);
}

/** What `exports` of a package leads to at an address: `{ ".": { "import": "./dist/a.js" } }`, `{ "./*": "./src/*.tsx" }`. */
function listTargets(exported: Readonly<Record<string, unknown>>, address: string): string[] {
  return Object.entries(exported).flatMap(([pattern, target]) => {
    const [before = '', after] = pattern.split('*', 2);
    const isMeant = after === undefined ? pattern === address : address.startsWith(before) && address.endsWith(after);
    if (!isMeant) return [];
    const rest = after === undefined ? '' : address.slice(before.length, address.length - after.length);
    return listTexts(target).map((one) => one.replaceAll('*', rest));
  });
}

function listTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(asObject(value)).flatMap(listTexts);
}

/** A package of the same repository that is published: others install it; undefined for one that only the repository has. */
export function findPublished(written: string, source: OldSource): { name: string; version: string } | undefined {
  const name = written.split('/', written.startsWith('@') ? 2 : 1).join('/');
  const folder = listWorkspace(source).get(name);
  const said = folder === undefined ? {} : asObject(evaluateModule(path.posix.join(folder, 'package.json'), source).value);
  const version = asText(said['version']);
  const entries = [...listTexts(said['exports']), asText(said['main']), asText(said['module'])];
  const isBuilt = entries.some((entry) => /^(?:\.\/)?(?:dist|lib|build|es|cjs|esm)\//.test(entry ?? ''));
  if (version === undefined || said['private'] === true || !isBuilt) return undefined;
  return { name, version: version.startsWith('0.0.0') ? 'latest' : `^${version}` };
}

const WORKSPACES = new WeakMap<OldSource, ReadonlyMap<string, string>>();

/** The folders of the packages of the repository around a site, by their names. */
function listWorkspace(source: OldSource): ReadonlyMap<string, string> {
  const known = WORKSPACES.get(source);
  if (known !== undefined) return known;
  const top = path.relative(source.root, source.top).split(path.sep).join('/');
  const files = source.list(top).filter((file) => /(?:^|\/)package\.json$/.test(file));
  const found = new Map(
    files.flatMap((file): [string, string][] => {
      const name = asText(asObject(evaluateModule(file, source).value)['name']);
      return name === undefined ? [] : [[name, path.posix.dirname(file)]];
    }),
  );
  WORKSPACES.set(source, found);
  return found;
}
