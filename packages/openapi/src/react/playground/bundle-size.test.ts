import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual-entry';

/** Builds the page of an operation as a site does, without React and the theme. */
async function bundle(): Promise<Rolldown.OutputChunk[]> {
  const code = `export { ApiPage } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};`;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [{ name: 'entry', resolveId: (id) => (id === ENTRY ? ENTRY : undefined), load: (id) => (id === ENTRY ? code : undefined) }],
    // A test runs as development, where JSX names its places.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: /^(?:react(?:-dom)?|@octavo\/theme)(?:\/|$)/ },
    },
  });
  return [output as Rolldown.RolldownOutput].flatMap((one) => one.output).filter((one) => one.type === 'chunk');
}

const sizeOf = (chunks: Rolldown.OutputChunk[]): number => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

test('the first use of the playground costs under 15 kB, and a page that nobody tries nothing of it', async () => {
  const chunks = await bundle();
  const find = (file: string): Rolldown.OutputChunk | undefined =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/playground/${file}`)));
  const css = join(import.meta.dirname, 'playground.css');
  const sheet = gzipSync(transform({ filename: css, code: readFileSync(css), minify: true }).code).length;
  const panel = find('panel/playground-panel.tsx');
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(panel?.isDynamicEntry).toBe(true);
  expect(entry?.moduleIds.filter((id) => /playground\/(?:panel|input|form|answer|send|keep)\//.test(id))).toEqual([]);
  expect(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/sign-in.tsx')))).not.toBe(panel);
  const known = new Set(listFiles(entry, chunks));
  const measure = (...wanted: (Rolldown.OutputChunk | undefined)[]): number => {
    const files = new Set(wanted.flatMap((chunk) => listFiles(chunk, chunks)).filter((file) => !known.has(file)));
    return sizeOf(chunks.filter(({ fileName }) => files.has(fileName))) + sheet;
  };
  // The form, with its sheet; then what the first answer needs, which arrives while the API thinks.
  expect(measure(panel)).toBeGreaterThan(8000);
  expect(measure(panel)).toBeLessThan(15_000);
  expect(measure(panel, find('send/exchange.ts'), find('answer/answer-view.tsx'), find('keep/history-store.ts'))).toBeLessThan(20_000);
});

/** A chunk's file and the files that it needs at once. */
function listFiles(chunk: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set(chunk ? [chunk.fileName] : []);
  for (const file of files) for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  return [...files];
}
