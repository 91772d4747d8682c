import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** What each entry of a published package exports, types included: a name that comes or goes shows in a change of this list. Nobody is promised `internal`. */
test.each(['core', 'openapi', 'theme', 'vite', 'cli', 'create-octavo'])('%s exports what its list says', async (name) => {
  const folder = path.join(PACKAGES, name);
  const { exports }: { exports: Record<string, string | { types: string }> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).filter(([entry]) => entry !== './internal');
  const lists = entries.map(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.types;
    const names = /\.tsx?$/.test(file) ? listNames(path.join(folder, file)) : [file];
    return [`${entry}\n`, ...names.toSorted().map((one) => `  ${one}\n`)].join('');
  });
  await expect(lists.join('')).toMatchFileSnapshot(`public-exports/${name}.txt`);
});

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
