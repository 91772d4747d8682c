import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { bundle as bundleSheet } from 'lightningcss';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual-entry';

/** Builds the page of an operation, or another one, as a site does, without React and the theme. */
async function bundle(page = 'ApiPage'): Promise<Rolldown.OutputChunk[]> {
  const code = `export { ${page} } from ${JSON.stringify(join(import.meta.dirname, '../../entries/react.ts'))};`;
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

test('the form and its first request cost under 15 kB, and a page that nobody tries nothing of it', async () => {
  const chunks = await bundle();
  const find = (file: string): Rolldown.OutputChunk | undefined =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/playground/${file}`)));
  const filename = join(import.meta.dirname, '../../playground.css');
  const sheet = gzipSync(bundleSheet({ filename, minify: true }).code).length;
  const panel = find('panel/playground-panel.tsx');
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(panel?.isDynamicEntry).toBe(true);
  expect(entry?.moduleIds.filter((id) => /playground\/(?:panel|input|form|answer|send|keep)\//.test(id))).toEqual([]);
  // Objects, choices and sending; the rest comes with its first use.
  for (const part of ['send/exchange.ts', 'input/object-input.tsx']) expect(find(part)).toBe(panel);
  for (const part of [
    'panel/auth-fields.tsx',
    'panel/body-fields.tsx',
    'answer/json/json-view.tsx',
    'answer/json/check-answer.ts',
    'answer/code-view.tsx',
    'panel/sign-in.tsx',
    'input/json-editor.tsx',
    'answer/stream-view.tsx',
    'send/explain-failure.ts',
    'keep/history-store.ts',
  ])
    expect(find(part)).not.toBe(panel);
  const known = new Set(listFiles(entry, chunks));
  const measure = (...wanted: (Rolldown.OutputChunk | undefined)[]): number => {
    const files = new Set(wanted.flatMap((chunk) => listFiles(chunk, chunks)).filter((file) => !known.has(file)));
    return sizeOf(chunks.filter(({ fileName }) => files.has(fileName))) + sheet;
  };
  expect(sheet).toBeGreaterThan(1000);
  expect(measure(panel)).toBeGreaterThan(8000);
  expect(measure(panel)).toBeLessThan(15_000);
  // Once the first answer is shown. Files that the samples of other pages read a credential with are chunks of their own: 0.2 kB.
  expect(measure(panel, find('answer/answer-view.tsx'), find('keep/history-store.ts'))).toBeLessThan(16_400);
  // What an answer of JSON is folded and searched with, and what holds it against its schema: each comes after the answer is seen.
  const seen = [panel, find('answer/answer-view.tsx')];
  expect(measure(...seen, find('answer/json/json-view.tsx')) - measure(...seen)).toBeLessThan(5000);
  expect(measure(find('answer/json/check-answer.ts')) - sheet).toBeLessThan(13_000);
  // What a page does not ask for is not in it.
  expect(chunks.map(({ code }) => code).join()).not.toMatch(/octavo:(?:site-)?proxy|x-octavo-(?:answer|proxy)|dev server/i);
});

test('pages of operations have nothing of workflows and channels, and a workflow that nobody runs nothing of what runs it', async () => {
  const ofOthers = /\/(?:src\/workflow|react\/(?:workflow|channel))\/|jsonpath-rfc9535/;
  expect((await bundle()).flatMap(({ moduleIds }) => moduleIds).filter((id) => ofOthers.test(id))).toEqual([]);
  const chunks = await bundle('WorkflowPage');
  const panel = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/react/workflow/run-panel.tsx')));
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(panel?.isDynamicEntry).toBe(true);
  // Few conditions are JSONPath.
  expect(listFiles(panel, chunks)).not.toContain(
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes('jsonpath-rfc9535')))?.fileName,
  );
  expect(entry?.moduleIds.filter((id) => /\/src\/workflow\/|playground\/(?:panel|input|form|send|keep)\/|jsonpath/.test(id))).toEqual([]);
  const known = new Set(listFiles(entry, chunks));
  const files = new Set(listFiles(panel, chunks).filter((file) => !known.has(file)));
  const size = sizeOf(chunks.filter(({ fileName }) => files.has(fileName)));
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(33_000);
});

test('what opens a channel comes when it is asked for, and what checks its messages with the first of them', async () => {
  const chunks = await bundle('ChannelPage');
  const find = (file: string): Rolldown.OutputChunk | undefined =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/channel/${file}`)));
  const files = listFiles(find('channel-panel.tsx'), chunks);
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(find('use-channel.ts')).not.toBe(entry);
  expect(files).not.toContain(find('check-message.ts')?.fileName);
  const known = new Set(listFiles(entry, chunks));
  expect(sizeOf(chunks.filter(({ fileName }) => files.includes(fileName) && !known.has(fileName)))).toBeLessThan(26_000);
});

/** A chunk's file and the files that it needs at once. */
function listFiles(chunk: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set(chunk ? [chunk.fileName] : []);
  for (const file of files) for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  return [...files];
}
