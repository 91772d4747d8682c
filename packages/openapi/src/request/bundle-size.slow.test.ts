import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual-entry';

/** The gzipped bytes of these exports of the package's entry; nothing but our own modules may be in them. */
async function measure(names: readonly string[]): Promise<number> {
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(join(import.meta.dirname, '../entries/index.ts'))};`;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [{ name: 'entry', resolveId: (id) => (id === ENTRY ? ENTRY : undefined), load: (id) => (id === ENTRY ? code : undefined) }],
    build: { write: false, minify: true, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [output as Rolldown.RolldownOutput].flatMap((one) => one.output).filter((one) => one.type === 'chunk');
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('node_modules'))).toEqual([]);
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
}

test.each([
  { names: ['buildRequest', 'createFetchInit'], limit: 9300 },
  { names: ['createSamples'], limit: 5000 },
  { names: ['buildRequest', 'createFetchInit', 'createSamples', 'createValues', 'applyApiConfig'], limit: 14_400 },
])('$names ship under $limit bytes', async ({ names, limit }) => {
  const size = await measure(names);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThan(limit);
});
