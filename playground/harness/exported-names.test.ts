import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Modules of one shape: each gives the same name. */
const SHAPES: ReadonlySet<string> = new Set(['client/integrations: start', 'src/components: descriptors']);

/** The names that our modules export, each with the file that makes it. */
const MADE = listFiles('*/{src,client}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .flatMap((file) => listMade(file).map((one) => ({ ...one, file })));

/** What a name of ours means can be looked up: one file makes it, whatever the package. */
test('no two files make an exported name', () => {
  const made = groupBy(
    MADE.filter(({ name, file }) => !SHAPES.has(`${file.split('/').slice(1, 3).join('/')}: ${name}`)),
    ({ name }) => name,
  );
  expect(made.size).toBeGreaterThan(2000);
  expect([...made].flatMap(([name, places]) => (places.length > 1 ? [[name, places.map(({ file }) => file)]] : []))).toEqual([]);
});

/** A value that nobody asks for is dead, or a part of its file; a type may stand in a signature alone. */
test('some other file names each value that a file exports', () => {
  const users = new Map<string, number>();
  for (const file of ['*/{src,client,scripts,bin}/**/*.{ts,tsx,js}', '*/*.ts', '../playground/*/**/*.{ts,tsx}'].flatMap(listFiles))
    for (const name of new Set(readFileSync(path.join(PACKAGES, file), 'utf8').match(/[\w$]+/g)))
      users.set(name, (users.get(name) ?? 0) + 1);
  expect(MADE.flatMap(({ name, isType, file }) => (isType || users.get(name) !== 1 ? [] : [`${file}: ${name}`]))).toEqual([]);
});

function listFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: PACKAGES, exclude: ['**/node_modules', '**/dist'] }).map((file) => file.replaceAll('\\', '/'));
}

/** The names that a module exports and does not have from another. */
function listMade(file: string): { name: string; isType: boolean }[] {
  const { module } = parseSync(file, readFileSync(path.join(PACKAGES, file), 'utf8'));
  const made = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { kind, name }, isType, moduleRequest }) =>
      moduleRequest === null && kind === 'Name' && name !== null ? [[name, isType] as const] : [],
    );
  // The overloads of a function are exports of one name.
  return Array.from(new Map(made), ([name, isType]) => ({ name, isType }));
}
