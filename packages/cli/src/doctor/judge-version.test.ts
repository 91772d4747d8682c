import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeVersion } from './judge-version.ts';
import { TESTED_VERSIONS } from './tested-versions.ts';

const NODE = {
  first: [
    [20, 19],
    [22, 12],
  ],
  tested: ['20.19', '22.12', '24.21'],
} as const;

test.each([
  ['18.20.1', 'fault'],
  ['20.18.9', 'fault'],
  ['20.19.0', undefined],
  ['21.7.0', 'fault'],
  ['22.11.0', 'fault'],
  ['v22.12.0', undefined],
  ['23.1.0', 'differs'],
  ['24.0.0', undefined],
  ['30.0.0', 'differs'],
  ['what', 'fault'],
])('Node %s: %s', (version, kind) => {
  expect(judgeVersion('node', version, NODE).kind).toBe(kind);
});

/** Else `octavo doctor` tells of a version that nobody has tried. */
test('what is said to be tested is what the workspace installs', () => {
  const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const catalog = read('pnpm-workspace.yaml');
  const inCatalog = (name: string): string => new RegExp(`^  ${name}: (\\d+\\.\\d+)`, 'm').exec(catalog)?.[1] ?? '';
  expect(TESTED_VERSIONS.vite).toContain(inCatalog('vite'));
  expect(TESTED_VERSIONS.react).toContain(inCatalog('react'));
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(TESTED_VERSIONS.node.map((one) => `${one}.`).some((one) => devDependencies.node.startsWith(one))).toBe(true);
});
