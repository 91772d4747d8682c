import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCodeFinder } from './find-code.ts';

let top = '';
beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'octavo-code-'));
  for (const folder of ['repo/.git', 'repo/docs/guide', 'repo/src']) mkdirSync(path.join(top, folder), { recursive: true });
  write('repo/src/a.ts', '// #region one\n  1\n// #endregion\n2\n');
  write('repo/docs/b.py', 'b\n');
  write('secret', 'secret');
  symlinkSync(path.join(top, 'secret'), path.join(top, 'repo/docs/link.ts'));
});
afterEach(() => rmSync(top, { recursive: true }));

it('reads files of the repository, from the page and from the content root', () => {
  expect(find('../../src/a.ts#one', '/b.py')).toEqual([
    { code: '1', language: 'ts' },
    { code: 'b', language: 'py' },
  ]);
});

it('names the region that is meant', () => {
  const [found] = find('../../src/a.ts#onee');
  expect(found).toMatchObject({ hint: 'Did you mean `one`?' });
});

it('says why nothing is shown', () => {
  const problems = find('../../../secret', '../link.ts', '../no.ts', '../../src/a.ts#two', '/b.py#L4-L9').map(
    (one) => 'problem' in one && one.problem,
  );
  expect(problems).toEqual([
    `../../../secret is outside ${top}/repo; not shown.`,
    `../link.ts is outside ${top}/repo; not shown.`,
    'File ../no.ts not found; nothing is shown.',
    '../../src/a.ts has no region `two`; nothing is shown.',
    '/b.py ends at line 1, before `L4-L9`; nothing is shown.',
  ]);
});

it('names files that have changed, until it is told', () => {
  const finder = createCodeFinder({ root: path.join(top, 'repo/docs') });
  finder.find('```ts file=../src/a.ts\n```', 'index.mdx');
  const file = path.join(top, 'repo/src/a.ts');
  expect(finder.findMissed()).toEqual([]);
  write('repo/src/a.ts', 'longer than it was, so that its size tells\nand more lines\nof it');
  expect(finder.findMissed()).toEqual([file]);
  expect(finder.update(file)).toBe(true);
  expect(finder.findMissed()).toEqual([]);
  expect(finder.update(path.join(top, 'secret'))).toBe(false);
});

function find(...files: string[]): ReturnType<ReturnType<typeof createCodeFinder>['find']>[string][] {
  const text = files.map((file) => `\`\`\`ts file=${file}\n\`\`\`\n`).join('\n');
  return Object.values(createCodeFinder({ root: path.join(top, 'repo/docs') }).find(text, 'guide/x.mdx'));
}

function write(file: string, text: string): void {
  writeFileSync(path.join(top, file), text);
}
