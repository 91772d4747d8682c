import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
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
  const panel = find('panel/playground-panel.tsx');
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(panel?.isDynamicEntry).toBe(true);
  expect(entry?.moduleIds.filter((id) => /playground\/(?:panel|input|form|answer|send|keep)\//.test(id))).toEqual([]);
  expect(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/sign-in.tsx')))).not.toBe(panel);
  // The form, sending, an answer, and what keeps the request; not what the page has loaded already.
  const known = new Set(chunks.filter((chunk) => chunk === entry).flatMap((chunk) => listImports(chunk, chunks)));
  const history = find('keep/history-store.ts');
  const first = new Set(
    [panel, history].flatMap((chunk) => (chunk ? [chunk.fileName, ...listImports(chunk, chunks)] : [])).filter((file) => !known.has(file)),
  );
  const size = sizeOf(chunks.filter(({ fileName }) => first.has(fileName)));
  expect(size).toBeGreaterThan(5000);
  expect(size).toBeLessThan(15_000);
});

/** The files that a chunk needs at once. */
function listImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set(chunk.imports);
  for (const file of files) for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  return [...files];
}
