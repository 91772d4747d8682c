import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNativePackage } from './native-package.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-native-'));
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(version: string, program: string): string {
  const home = path.join(folder, 'node_modules/satteri');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name: 'satteri', version, type: 'module', main: './index.js' }));
  writeFileSync(path.join(home, 'index.js'), program);
  return path.join(home, 'index.js');
}

test('finds the one of the folder, with its version', async () => {
  const file = install('0.10.7', 'export {};');
  expect(await findNativePackage(folder)).toEqual({ file, version: '0.10.7' });
});

test.each([
  ['is not installed', () => ''],
  ['is satteri 0.11.0, but Octavo needs 0.10', () => install('0.11.0', 'export {};')],
  ['does not support this machine', () => install('0.10.5', 'throw new Error("no binding");')],
])('one that %s is an error with the command that installs it', async (what, prepare) => {
  prepare();
  await expect(findNativePackage(folder)).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'vite/compiler',
        message: `The native compiler ${what}.`,
        hint: expect.stringContaining('`pnpm add --save-dev satteri@0.10`'),
      },
    ],
  });
});
