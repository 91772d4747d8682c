import type { Code, Root } from 'mdast';
import { expect, it } from 'vitest';
import { mayHavePackageManagers, remarkPackageManagers } from './remark-package-managers.ts';
import { mayHaveTabFences } from './remark-tab-fences.ts';

function run(lang: string, meta: string | null, value: string): string[] {
  const tree: Root = { type: 'root', children: [{ type: 'code', lang, meta, value }] };
  remarkPackageManagers()(tree);
  const [first] = tree.children;
  const codes = first !== undefined && 'children' in first ? (first.children as Code[]) : [first as Code];
  return codes.map((code) => `${code.lang} ${code.meta ?? ''}|${code.value}`);
}

it('makes a tab for each package manager', () => {
  expect(run('sh', 'npm2yarn {1}', 'npm install --save-dev octavo\nnpx octavo init')).toEqual([
    'sh tab="npm" {1}|npm install --save-dev octavo\nnpx octavo init',
    'sh tab="pnpm" {1}|pnpm add --save-dev octavo\npnpm dlx octavo init',
    'sh tab="yarn" {1}|yarn add --dev octavo\nyarn dlx octavo init',
    'sh tab="bun" {1}|bun add --dev octavo\nbun x octavo init',
  ]);
  expect(run('npm', null, 'npm i').map((code) => code.split('|')[1])).toEqual(['npm i', 'pnpm i', 'yarn install', 'bun install']);
});

it('changes commands alone, each where it stands', () => {
  const text = '# install npm first\n$ npm ci && npm start # npm runs it\ncd npm; npm publish';
  expect(run('sh', 'npm2yarn', text)[1]).toBe(
    'sh tab="pnpm"|# install npm first\n$ pnpm install --frozen-lockfile && pnpm start # npm runs it\ncd npm; npm publish',
  );
});

it('leaves other fences, and commands that are the same for all', () => {
  expect(run('sh', 'npm', 'npm i')).toEqual(['sh npm|npm i']);
  expect(run('sh', 'npm2yarn', 'cd docs')).toEqual(['sh |cd docs']);
  expect(mayHavePackageManagers('```npm\n')).toBe(true);
  expect(mayHavePackageManagers('  ```bash npm2yarn\n')).toBe(true);
  expect(mayHavePackageManagers('```bash npm\n')).toBe(false);
});

it('reads a line of backticks once', () => {
  for (const mayHave of [mayHavePackageManagers, mayHaveTabFences]) expect(mayHave('`'.repeat(1_000_000))).toBe(false);
});
