import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXPLANATIONS } from '@octavo/core';
import { toCodeAddress } from '@octavo/core/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../packed/run-program.ts';
import { startServer } from '../packed/start-server.ts';
import { findHeavySheets } from '../harness/find-heavy-sheets.ts';
import { findEntry } from '../harness/own-packages.ts';
import { DOCS, readFences, readReadmeFences } from './read-fences.ts';
import { SHOWN_OUTPUTS } from './shown-outputs.ts';
import type { Files } from './shown-outputs.ts';

const OCTAVO = path.resolve(findEntry('octavo'), '../../bin/octavo.js');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-docs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs the command as a user does, and gives all that it prints, also where it ends with 1. */
function octavo(cwd: string, ...args: string[]): Promise<string> {
  return runProgram({ cwd, command: [process.execPath, OCTAVO, ...args] }).catch((error: Error) => error.message);
}

async function writeFiles(at: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(at, name)), { recursive: true });
    await writeFile(path.join(at, name), text);
  }
}

test('the documentation is built without a warning, and each code has a place in it', async () => {
  const output = path.join(folder, 'dist');
  expect(await octavo(DOCS, 'build', '--outDir', output)).toContain('no problems');
  for (const code of Object.keys(EXPLANATIONS)) {
    const { pathname, hash } = new URL(toCodeAddress(code));
    const area = `/reference/codes/${code.split('/')[0]}`;
    // The page of its area has a place for it, too: links to a code stay right when it moves to a page of its own.
    for (const page of [pathname, area])
      expect(await readFile(path.join(output, page, 'index.html'), 'utf8')).toContain(`id="${hash.slice(1)}"`);
  }
  expect(existsSync(path.join(output, 'learn/start.md'))).toBe(true);
  expect(await findHeavySheets(output)).toEqual([]);
});

test.each(SHOWN_OUTPUTS)('what $page shows from "$start" is what its command prints', async ({ page, start, files, commands }) => {
  const own = await mkdtemp(path.join(folder, 'shown-'));
  await writeFiles(own, files);
  let printed = '';
  for (const command of commands) printed = await octavo(own, ...command);
  expect(withoutTimes(printed)).toContain(withoutTimes(findOutput(page, start)));
});

test('what learn/start.mdx shows of the dev server is what it prints', async () => {
  await octavo(folder, 'init', 'served', '--name', 'Waypoint', '--yes');
  const command = [process.execPath, OCTAVO, 'dev', 'served', '--host', '127.0.0.1', '--port', '0'] as const;
  const server = await startServer({ cwd: folder, command });
  try {
    await expect.poll(() => withoutTimes(server.terminal())).toContain(withoutTimes(findOutput('learn/start.mdx', 'Octavo  ready')));
  } finally {
    await server.stop();
  }
});

test('no page shows another output', () => {
  expect(readFences().filter(({ title }) => title === 'Output')).toHaveLength(SHOWN_OUTPUTS.length + 1);
});

test('the MDX of all pages and READMEs compiles', async () => {
  const site = path.join(folder, 'shown-text');
  const fences = [...readFences(), ...readReadmeFences()];
  const texts = fences.filter(({ language }) => language === 'mdx').map(({ text }) => text);
  const pages = Object.fromEntries(texts.map((text, index) => [`page-${index}.mdx`, text]));
  const snippets = fences.filter(({ title }) => title.startsWith('snippets/')).map(({ title, text }) => [title, text]);
  await cp(path.join(DOCS, 'snippets'), path.join(site, 'snippets'), { recursive: true });
  await writeFiles(site, {
    'docs.json': '{ "name": "Waypoint", "navigation": { "pages": ["page-0"] } }',
    ...Object.fromEntries(snippets),
    ...pages,
  });
  const { diagnostics } = JSON.parse(await octavo(site, 'check', '--json')) as { diagnostics: { code: string; severity: string }[] };
  expect(texts.length).toBeGreaterThan(10);
  expect(diagnostics.filter(({ code, severity }) => severity === 'error' || code === 'page/unknown-component')).toEqual([]);
});

/** The output that a page shows. */
function findOutput(page: string, start: string): string {
  const text = readFences().find(
    (fence) => fence.page === page && fence.title === 'Output' && fence.text.trimStart().startsWith(start),
  )?.text;
  if (text === undefined) throw new Error(`${page} shows no output from "${start}".`);
  return text;
}

/** How long something took, and where a server listens, is another thing each time. */
function withoutTimes(text: string): string {
  return text.replaceAll(/\d[\d.]* m?s\b|(?<=http:\/\/)[\w.]+:\d+/g, '…').trim();
}
