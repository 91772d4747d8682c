import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPackageManager } from './package-manager.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-manager-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['package-lock.json', 'npm install'],
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
])('knows by %s that packages come with `%s`', (file, add) => {
  writeFileSync(path.join(folder, file), '');
  expect(findPackageManager(folder, 'npm/11.0.0')).toMatchObject({ add });
});

test('finds the lock file of the workspace that a package lies in', () => {
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
  mkdirSync(path.join(folder, 'apps/web'), { recursive: true });
  expect(findPackageManager(path.join(folder, 'apps/web'), '').addDev).toBe('pnpm add --save-dev');
});

test('is the one that runs this where nothing is locked', () => {
  expect(findPackageManager(folder, 'yarn/4.1.0 npm/? node/v24').name).toBe('yarn');
  expect(findPackageManager(folder, '').name).toBe('npm');
});
