import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** `start-hash.ts` is React's: pages without it have `follow-hash.ts`, which is weighed where the script of pages without React is made. */
const features = readdirSync(import.meta.dirname).filter((name) => /^start-(?!hash)[a-z-]+\.ts$/.test(name));

/** The scripts that a site ships for behaviours, each with its gzipped bytes: one per feature, and what features share. */
async function measure(): Promise<{ file: string; size: number }[]> {
  const input = Object.fromEntries(features.map((name) => [name, path.join(import.meta.dirname, name)]));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { chunkFileNames: '[name].js' } },
    },
  });
  const chunks = [output as Rolldown.RolldownOutput].flatMap((one) => one.output).filter((one) => one.type === 'chunk');
  return chunks.map(({ name, code }) => ({ file: name, size: gzipSync(code).length }));
}

/** A tree alone has more keys than all others. */
const LIMITS: Readonly<Record<string, number>> = { 'start-tree.ts': 750 };

test('each feature ships under 700 bytes but trees', async () => {
  const sizes = await measure();
  if (process.env['SHOW_SIZES']) console.table(sizes);
  const entries = sizes.filter(({ file }) => features.includes(file));
  expect(entries).toHaveLength(features.length);
  expect(entries.filter(({ file, size }) => size >= (LIMITS[file] ?? 700))).toEqual([]);
});
