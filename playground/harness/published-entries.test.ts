import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/** The entries of its dependencies that the sources of a package name: `@octavo/vite/internal`. */
function listEntries(name: string, dependencies: readonly string[]): string[] {
  const folder = path.join(PACKAGES, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|fixture/.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, entry = '']) => entry));
  return [...new Set(named)].filter((entry) => dependencies.some((one) => entry.startsWith(`${one}/`)));
}

it('every entry that a published package takes of another is published', () => {
  const manifests = readdirSync(PACKAGES).map((name): [string, Manifest] => [
    name,
    JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8')) as Manifest,
  ]);
  const published = new Map(manifests.map(([, { name, publishConfig }]) => [name, Object.keys(publishConfig?.exports ?? {})]));
  const ours = manifests.flatMap(([, { name }]) => (published.get(name)?.length === 0 ? [] : [name]));
  const found = manifests.flatMap(([folder, { dependencies = {}, publishConfig }]) => {
    if (publishConfig === undefined) return [];
    const taken = listEntries(
      folder,
      ours.filter((name) => name in dependencies),
    );
    return taken.map((entry) => ({ folder, entry, name: ours.find((one) => entry.startsWith(`${one}/`)) ?? '' }));
  });
  expect(found.length).toBeGreaterThan(5);
  const missing = found.filter(({ entry, name }) => !published.get(name)?.includes(`.${entry.slice(name.length)}`));
  expect(missing.map(({ folder, entry }) => `${folder}: ${entry}`)).toEqual([]);
});
