import path from 'node:path';
import { evaluateText } from '../evaluate/evaluate-text.ts';
import { asList, asObject, asText } from '../read-value.ts';
import { readYaml } from '../read-yaml.ts';
import type { OldSource } from '../source.ts';

/** `@assets/*`: what an address begins and ends with, and where it lies. */
interface PathAlias {
  before: string;
  /** Undefined where it is the whole address. */
  after: string | undefined;
  /** Paths from the source folder. */
  targets: string[];
}

const ALIASES = new WeakMap<OldSource, PathAlias[]>();
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];

/** The file (a path from the source folder) that `paths` of a `tsconfig.json`, or an alias of Vite, means by an address; undefined where none of them fits. */
export function resolvePathAlias(written: string, source: OldSource): string | undefined {
  const aliases = ALIASES.get(source) ?? readAliases(source);
  ALIASES.set(source, aliases);
  const fitting = aliases.flatMap(({ before, after, targets }) => {
    const isFitting = after === undefined ? written === before : written.startsWith(before) && written.endsWith(after);
    const rest = after === undefined ? '' : written.slice(before.length, written.length - after.length);
    return isFitting
      ? [{ before, isWhole: after === undefined, files: targets.map((target) => path.posix.normalize(target.replace('*', rest))) }]
      : [];
  });
  // The pattern that says most counts.
  const [first] = fitting.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.before.length - a.before.length);
  return first?.files.find((file) => ENDINGS.some((ending) => source.has(file + ending))) ?? first?.files[0];
}

function readAliases(source: OldSource): PathAlias[] {
  const file = ['tsconfig.json', 'jsconfig.json'].find((name) => source.has(name));
  const imports = asObject(readYaml(source.read('package.json'))['imports']);
  return [
    ...(file === undefined ? [] : readPaths(file, source, [])),
    ...Object.entries(imports).flatMap(([pattern, target]) => toAlias(pattern, [target], '.')),
    ...source.files.filter((one) => CONFIG.test(one)).flatMap((one) => readViteAliases(one, source)),
  ];
}

const CONFIG = /^(?:[\w-]+\/)?(?:\.vitepress\/)?(?:(?:astro|vite)\.config|(?<=\.vitepress\/)config(?:\/index)?)\.[cm]?[jt]s$/;

/** `alias: { '#a': new URL('./a', import.meta.url).pathname }`, `alias: [{ find: '@', replacement: resolve(__dirname, 'src') }]`: the last text of a value is its path. */
function readViteAliases(file: string, source: OldSource): PathAlias[] {
  const said = /\balias\s*:\s*(?:\[([\s\S]*?)\]|\{([\s\S]*?)\})/.exec(source.read(file) ?? '');
  const written = (said?.[1] ?? said?.[2] ?? '').replaceAll(/\/\/.*|\bfind\s*:/g, '').replaceAll(/,\s*replacement\b/g, '');
  const keys = [...written.matchAll(/(?:(["'])([^"'\n]+)\1|([\w$]+))\s*:/g)];
  return keys.flatMap(({ index, 0: { length }, 2: quoted, 3: name }, nth) => {
    const value = written.slice(index + length, keys[nth + 1]?.index);
    const target = [...value.matchAll(/(["'])([^"'\n]+)\1/g)].at(-1)?.[2]?.replace(/\/$/, '');
    return target === undefined ? [] : toAlias(`${(quoted ?? name ?? '').replace(/\/$/, '')}/*`, [`${target}/*`], path.posix.dirname(file));
  });
}

/** The `paths` of a config, or of the one that it extends. */
function readPaths(file: string, source: OldSource, seen: readonly string[]): PathAlias[] {
  const text = seen.includes(file) ? undefined : source.read(file);
  if (text === undefined) return [];
  // With the comments that such files have.
  const config = asObject(evaluateText(text, { program: '', file, source }));
  const options = asObject(config['compilerOptions']);
  const folder = path.posix.dirname(file);
  if (options['paths'] === undefined) {
    const above = asText(config['extends']);
    return above?.startsWith('.') === true
      ? readPaths(path.posix.join(folder, above.replace(/(?<!\.json)$/, '.json')), source, [...seen, file])
      : [];
  }
  const base = path.posix.join(folder, asText(options['baseUrl']) ?? '.');
  return Object.entries(asObject(options['paths'])).flatMap(([pattern, targets]) => toAlias(pattern, asList(targets), base));
}

function toAlias(pattern: string, targets: readonly unknown[], base: string): PathAlias[] {
  const [before = '', after] = pattern.split('*', 2);
  // One that fits every address says nothing.
  if (before === '') return [];
  return [{ before, after, targets: targets.flatMap((target) => (typeof target === 'string' ? [path.posix.join(base, target)] : [])) }];
}
