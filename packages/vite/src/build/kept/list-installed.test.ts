import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listNeeded, listProjectPackages } from './list-installed.ts';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-installed-')));
afterAll(() => rmSync(root, { recursive: true }));

function install(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

install('node_modules/docs', { version: '1.0.0', dependencies: { engine: '*' }, devDependencies: { tool: '*' } });
install('node_modules/engine', { version: '2.0.0', peerDependencies: { docs: '*', absent: '*' }, devDependencies: { saw: '*' } });
install('node_modules/tool', { version: '3.0.0' });
install('node_modules/saw', { version: '5.0.0' });
install('node_modules/@icons/set', { version: '4.0.0' });
install('site', {});

const docs = path.join(root, 'node_modules/docs');
const engine = path.join(root, 'node_modules/engine');

test('lists what a package needs, and what that needs', () => {
  expect([...listNeeded([docs], { isSource: false }).values()]).toEqual(['1.0.0', '2.0.0']);
});

test('adds the tools that sources take their code from', () => {
  expect([...listNeeded([docs], { isSource: true }).values()]).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('adds those of each package of ours, also where another needs it', () => {
  expect([...listNeeded([docs, engine], { isSource: true }).values()].toSorted()).toEqual(['1.0.0', '2.0.0', '3.0.0', '5.0.0']);
});

test('lists what a project finds above it', () => {
  expect([...listProjectPackages(path.join(root, 'site')).values()].toSorted()).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']);
});
