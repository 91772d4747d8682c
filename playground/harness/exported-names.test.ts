import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Modules of one shape: each gives the same name. */
const SHAPES: ReadonlySet<string> = new Set(['client/integrations: start', 'src/components: descriptors']);

/** What a name of ours means can be looked up: one file makes it, whatever the package. */
test('no two files make an exported name', () => {
  const files = globSync('*/{src,client}/**/*.{ts,tsx}', { cwd: PACKAGES }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const made = new Map<string, string[]>();
  for (const file of files.map((one) => one.replaceAll('\\', '/')))
    for (const name of listMade(path.join(PACKAGES, file)))
      if (!SHAPES.has(`${file.split('/').slice(1, 3).join('/')}: ${name}`)) made.set(name, [...(made.get(name) ?? []), file]);
  expect(files.length).toBeGreaterThan(500);
  expect([...made].filter(([, places]) => places.length > 1)).toEqual([]);
});

/** The names that a module exports and does not have from another. */
function listMade(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const names = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => (moduleRequest === null && exportName.kind === 'Name' ? (exportName.name ?? []) : []));
  return [...new Set(names)];
}
