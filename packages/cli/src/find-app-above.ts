import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APP_CONFIG_NAMES = ['vite.config', 'astro.config', 'nuxt.config'].flatMap((name) =>
  ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((extension) => `${name}.${extension}`),
);

/**
 * Finds the app that a folder of docs belongs to: the nearest folder above it whose config names Octavo's plugin. Its addresses are known to
 * the app alone: a link that no page has is the app's, and no broken one. Undefined where the docs are a site of their own.
 */
export function findAppAbove(folder: string): string | undefined {
  const parent = path.dirname(folder);
  if (parent === folder) return undefined;
  const files = APP_CONFIG_NAMES.map((name) => path.join(parent, name)).filter((file) => existsSync(file));
  return files.some((file) => readFileSync(file, 'utf8').includes('@octavo/vite')) ? parent : findAppAbove(parent);
}
