import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual-entry';

/** The gzipped bytes that an app ships for these imports of the theme, beyond React. */
async function measure(names: readonly string[]): Promise<number> {
  const code = `import { ${names.join(', ')} } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};\nexport { ${names.join(', ')} };`;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    // A test runs as development, where JSX names its places.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  const chunks = [output as Rolldown.RolldownOutput].flatMap((one) => one.output).filter((one) => one.type === 'chunk');
  expect(chunks.length).toBeGreaterThan(0);
  // What is imported later is not shipped with the page.
  const entry = chunks.filter(({ isEntry }) => isEntry);
  return entry.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
}

it.each([
  { names: ['Callout'], limit: 1600 },
  { names: ['Card', 'Steps', 'Step', 'Callout', 'ParamField', 'ThemeRoot'], limit: 3100 },
  { names: ['components'], limit: 13_700 },
  { names: ['DocsLayout'], limit: 14_200 },
])('$names ship under $limit bytes', async ({ names, limit }) => {
  const size = await measure(names);
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(limit);
});
