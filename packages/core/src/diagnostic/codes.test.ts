import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXPLANATIONS, explainCode } from './codes.ts';

const packages = new URL('../../../', import.meta.url);
const codes = Object.keys(EXPLANATIONS);

/** What stands between quotes in the sources, and what begins a text that is put together: `site/empty-`. */
function readTexts(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const name of ['core', 'openapi', 'vite', 'cli'])
    for (const folder of ['src', 'client'].map((one) => `${name}/${one}/`))
      for (const file of listFiles(folder)) {
        const text = readFileSync(new URL(folder + file, packages), 'utf8');
        for (const [, code = ''] of text.matchAll(/'([a-z]+\/[a-z-]+)'/g)) whole.add(code);
        for (const [, start = ''] of text.matchAll(/`([a-z]+\/[a-z]+-)\$\{/g)) begun.add(start);
      }
  return { whole, begun };
}

function listFiles(folder: string): string[] {
  const files = folder.endsWith('client/') && !folder.startsWith('vite') ? [] : readdirSync(new URL(folder, packages), { recursive: true });
  return files
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('explanations/'));
}

test('no code is without a use', () => {
  const { whole, begun } = readTexts();
  expect(codes.filter((code) => !whole.has(code) && ![...begun].some((start) => code.startsWith(start)))).toEqual([]);
});

test.each(Object.entries(EXPLANATIONS))('%s is explained in plain sentences', (code, { title, meaning, example, remedy }) => {
  expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
  expect(title).toMatch(/^[A-Z`].*[^.]$/);
  expect(meaning).toMatch(/\.$/);
  expect(remedy).toMatch(/[.:]$/);
  expect(example.trim()).not.toBe('');
});

test('every explanation is found by its code, and no other', () => {
  expect(new Set(Object.values(EXPLANATIONS).map(({ title }) => title)).size).toBe(codes.length);
  expect([explainCode('config/missing')?.title, explainCode('toString')]).toEqual(['Missing required field', undefined]);
});

/** A file to link to, which npm brings along; `-u` writes it. A section's address is its code without the slash: `#linkbroken`. */
test('CODES.md explains every code in a section of its own', async () => {
  const sections = Object.entries(EXPLANATIONS).map(([code, { title, meaning, example, remedy }]) => {
    // An example may hold a fence itself.
    const fence = '`'.repeat(Math.max(3, ...[...example.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
    return `## ${code}\n\n**${title}.** ${meaning}\n\n${fence}text\n${example}\n${fence}\n\n${remedy}\n`;
  });
  const head = '# Codes of diagnostics\n\nWritten by `codes.test.ts` (`-u`). In a terminal `octavo explain <code>` tells the same.\n';
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot('../../CODES.md');
});
