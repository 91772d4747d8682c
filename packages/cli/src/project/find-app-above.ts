import path from 'node:path';
import { disk, readOr } from '@octavo/vite/internal/disk';

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
  const texts = APP_CONFIG_NAMES.map((name) => readOr(disk.readText(path.join(parent, name)), ''));
  return texts.some((text) => text.includes('@octavo/vite')) ? parent : findAppAbove(parent);
}
