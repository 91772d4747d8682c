import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-placer-'));
  mkdirSync(path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'index.html'), '');
});

afterEach(() => rmSync(root, { recursive: true }));

it('places a site, and what a framework writes beside it afterwards is well', async () => {
  expect(await buildWith({ 'index.html': 'app', 'docs/index.html': 'last' })).toEqual({ code: 0, told: '' });
  expect(read('docs/index.html')).toBe('last');
});

it('ends the process with an error when a framework writes over the docs afterwards', async () => {
  const { code, told } = await buildWith({ 'docs/fares/index.html': 'app' });
  expect(code).toBe(1);
  expect(told).toContain(`The app has overwritten a file of the docs: ${path.join(root, 'dist/docs/fares/index.html')}`);
  expect([read('docs/index.html'), read('docs/fares/index.html')]).toEqual(['last', 'app']);
});

it.each([
  ['under the other name of a document', 'dist/docs/fares.html'],
  ['in the folder of its own documents', 'pages/docs/fares/index.html'],
  ['there under the other name', 'pages/docs/fares.html'],
])('ends the process with an error when a page of the app has the address of one of the docs: %s', async (_, file) => {
  const { code, told } = await buildWith({ [`../${file}`]: 'app' });
  expect(code).toBe(1);
  expect(told).toContain(`at the address of docs/fares/index.html of the docs: ${path.join(root, file)}`);
  expect([read(`../${file}`), read('docs/fares/index.html')]).toEqual(['app', 'last']);
});

it('lets the framework end its build when a name is taken, with an error', async () => {
  writeFileSync(path.join(root, 'dist/docs'), 'app');
  const { code, told } = await buildWith({ 'index.html': 'app' });
  expect(code).toBe(1);
  expect(told).toContain(path.join(root, 'dist/docs'));
  expect([read('docs'), read('index.html')]).toEqual(['app', 'app']);
});

async function buildWith(more: Record<string, string>): Promise<{ code: unknown; told: string }> {
  const child = fork(path.join(import.meta.dirname, 'fixtures/place-and-go-on.ts'), [JSON.stringify({ root, more })], { stdio: 'pipe' });
  const [[code], told] = await Promise.all([once(child, 'exit'), text(Readable.from(child.stderr ?? []))]);
  return { code, told };
}

function read(file: string): string {
  return readFileSync(path.join(root, 'dist', file), 'utf8');
}
