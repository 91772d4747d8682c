import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Entries that change with any version; `browser` is core's for browsers. */
const INTERNAL = /^\.\/(?:internal|browser)(?:\/|$)/;
const NAMES = ['core', 'openapi', 'theme', 'vite', 'cli', 'create-octavo'];

/** What each entry of a published package exports, types included: a name that comes or goes shows in a change of this list. */
test.each(NAMES)('%s exports what its list says', async (name) => {
  const lists = listEntries(name).map(([entry, names]) => [`${entry}\n`, ...names.toSorted().map((one) => `  ${one}\n`)].join(''));
  await expect(lists.join('')).toMatchFileSnapshot(`public-exports/${name}.txt`);
});

/** Types are found by what takes and gives them. The others are programs: nobody but their commands loads them. */
test.each(['core', 'openapi', 'theme', 'vite'])('the documentation of %s names all that it exports', (name) => {
  const texts = ['README.md', 'EXTENSIONS.md'].map((file) => path.join(PACKAGES, name, file)).filter((file) => existsSync(file));
  const words = new Set(texts.flatMap((file) => readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []));
  const values = listEntries(name).flatMap(([, names]) => names.filter((one) => /^(?!default$)[\w$]+$/.test(one)));
  expect(values.filter((one) => !words.has(one))).toEqual([]);
});

/** Components and parts of the layout have theirs in the reference. */
test.each(['core', 'openapi', 'vite'])('each function of %s has an example', (name) => {
  const readme = readFileSync(path.join(PACKAGES, name, 'README.md'), 'utf8');
  const extensions = name === 'vite' ? readFileSync(path.join(PACKAGES, name, 'EXTENSIONS.md'), 'utf8') : '';
  const fences = [...`${readme}\n${extensions}`.matchAll(/^```\w+[^\n]*\n(.*?)^```/gms)].map(([, code]) => code).join('');
  const words = new Set(fences.match(/[\w$]+/g));
  const values = listEntries(name).flatMap(([, names]) => names.filter((one) => /^(?!default$)[\w$]+$/.test(one)));
  expect(values.length).toBeGreaterThan(2);
  expect(values.filter((one) => !words.has(one))).toEqual([]);
});

/** The public entries of a package with their names; of a sheet its file. Nobody is promised what is internal. */
function listEntries(name: string): [entry: string, names: string[]][] {
  const folder = path.join(PACKAGES, name);
  const { exports }: { exports: Record<string, string | { types: string }> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports)
    .filter(([entry]) => !INTERNAL.test(entry))
    .map(([entry, target]) => {
      const file = typeof target === 'string' ? target : target.types;
      return [entry, /\.tsx?$/.test(file) ? listNames(path.join(folder, file)) : [file]];
    });
}

/** The names that a module exports; `type` before those that are gone when the program runs. */
function listNames(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const names = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType, moduleRequest }) => {
      const own = exportName.name ?? (exportName.kind === 'Default' ? 'default' : undefined);
      if (own !== undefined) return [isType ? `type ${own}` : own];
      return moduleRequest?.value.startsWith('.') === true ? listNames(path.resolve(path.dirname(file), moduleRequest.value)) : [];
    });
  return [...new Set(names)];
}
