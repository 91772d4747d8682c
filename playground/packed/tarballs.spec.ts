import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import { listRareSheets } from '../../packages/vite/src/content/assets/list-rare-sheets.ts';
import { takePacked } from './take-packed.ts';

/** The most that a tarball may weigh, in bytes: what a user downloads. */
const LIMITS = {
  '@octavo/core': 360_000,
  '@octavo/openapi': 380_000,
  '@octavo/theme': 315_000,
  '@octavo/vite': 6_200_000,
  'create-octavo': 130_000,
  octavo: 260_000,
} as const;

/** What no user of a package needs. */
const NEEDLESS =
  /(?:^|\/)(?:src|scripts|fixtures|node_modules|coverage)\/|\.(?:test|spec|slow)\.|tsconfig|tsdown|\.(?:map|tsbuildinfo|tgz|log)$/;

/** Ways of TypeScript to find a module that the packages, which are ES modules alone, do not serve. */
const UNSERVED = new Set<unknown>(['node10', 'node16-cjs']);

const { tarballs } = await takePacked();

describe.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])('the tarball of %s', (name) => {
  test('holds what a registry and a reader look for, and nothing that they do not need', async () => {
    const data = await readFile(tarballs[name]);
    const files = createPackageFromTarballData(new Uint8Array(data)).listFiles();
    const inPackage = files.map((file) => file.replace(`/node_modules/${name}/`, ''));
    expect(inPackage).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(inPackage.filter((file) => NEEDLESS.test(file))).toEqual([]);
    expect(data.length).toBeLessThan(LIMITS[name]);
  });

  test('has no fault by publint', async () => {
    const tarball = new Uint8Array(await readFile(tarballs[name])).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test('gives types to modules and to bundlers', async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarballs[name]))));
    const problems = 'problems' in result ? result.problems : ['no types'];
    expect(problems.filter((problem) => !UNSERVED.has(Object(problem).resolutionKind))).toEqual([]);
  });
});

test('the tarball of @octavo/theme holds every sheet that a page can need', async () => {
  const files = createPackageFromTarballData(new Uint8Array(await readFile(tarballs['@octavo/theme']))).listFiles();
  const sheets = listRareSheets({ code: '', usesNames: [], imports: [{ specifier: '@octavo/theme', line: 1, column: 1 }] });
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => !files.some((file) => file.endsWith(`/dist/components/${sheet}.css`)))).toEqual([]);
});
