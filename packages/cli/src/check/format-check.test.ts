import type { Diagnostic } from '@octavo/core';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { formatCheck } from './format-check.ts';
import { isPassed, countFindings } from './count-findings.ts';

const FOUND: readonly Diagnostic[] = [
  { code: 'style/title', severity: 'info', message: 'No title.', file: 'a.mdx', line: 1, column: 1, fix: [] },
  { code: 'site/orphan-page', severity: 'info', message: 'Nothing leads there.', file: 'b.mdx', line: 1, column: 1 },
  { code: 'site/broken-link', severity: 'warning', message: 'Leads to no page.', hint: 'Correct it.', file: 'a.mdx', line: 4, column: 2 },
  { code: 'config/missing', severity: 'error', message: 'Wrong.' },
];

it('shows style and notes as lines, problems whole, and how many can be mended', () => {
  expect(formatCheck(FOUND, countFindings(FOUND), { colors: pc.createColors(false) })).toBe(
    [
      'Style\n  a.mdx:1:1  No title. style/title --fix',
      'Notes\n  b.mdx:1:1  Nothing leads there. site/orphan-page',
      'warning a.mdx:4:2 site/broken-link\n  Leads to no page.',
      '  Correct it.',
      'error config/missing\n  Wrong.',
      '1 error, 1 warning, 1 style finding, 1 note; `octavo check --fix` fixes 1; for details: `octavo explain config/missing`',
    ].join('\n\n'),
  );
});

it('says once what is the same in several places', () => {
  const [note, , warning] = FOUND as [Diagnostic, Diagnostic, Diagnostic];
  const many = ['b', 'c', 'd', 'e', 'f', 'g', 'g'].flatMap((name) => [note, warning].map((one) => ({ ...one, file: `${name}.mdx` })));
  const found = [note, warning, ...many];
  expect(formatCheck(found, countFindings(found), { colors: pc.createColors(false) })).toBe(
    [
      'Style\n  a.mdx:1:1  No title. style/title --fix (and 7 more, in 6 files)',
      'warning a.mdx:4:2 site/broken-link\n  Leads to no page.',
      '  Correct it.',
      '  The same at b.mdx:4:2, c.mdx:4:2, d.mdx:4:2, e.mdx:4:2, f.mdx:4:2 and 2 more places.',
      '8 warnings, 8 style findings; `octavo check --fix` fixes 8; for details: `octavo explain site/broken-link`',
    ].join('\n\n'),
  );
});

it('says how few targets many broken links have', () => {
  const found = ['a', 'b', 'c'].map((name): Diagnostic => {
    return { code: 'site/missing-file', severity: 'warning', message: `File not found: ${name}.`, target: '/boat.png' };
  });
  expect(formatCheck(found, countFindings(found), { colors: pc.createColors(false) })).toMatch(
    /^3 warnings \(3 links to 1 missing target\)/m,
  );
});

it('writes many findings of one code whole, as lines and as a number', () => {
  const [, note, warning] = FOUND as [Diagnostic, Diagnostic, Diagnostic];
  const number = (one: Diagnostic, index: number): Diagnostic => ({ ...one, file: `${index}.mdx`, message: `${one.message} ${index}` });
  const found = [
    ...Array.from({ length: 23 }, (_, index) => number(note, index)),
    { code: 'site/not-published', severity: 'info', message: 'One file.' } as const,
    ...Array.from({ length: 7 }, (_, index) => number(warning, index)),
    ...Array.from({ length: 7 }, (_, index) => number({ ...warning, severity: 'error' }, index)),
  ];
  const lines = formatCheck(found, countFindings(found), { colors: pc.createColors(false) }).split('\n');
  expect(lines.filter((line) => line.includes('site/orphan-page'))).toHaveLength(11);
  expect(lines).toContain('  13 more of site/orphan-page, in 13 files: `octavo check <file>` lists those of a file, `--json` all');
  expect(lines).toContain('  One file. site/not-published');
  expect(lines.filter((line) => line.startsWith('warning '))).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('error '))).toHaveLength(7);
  expect(lines).toContain('  6.mdx:4:2  Leads to no page. 6 site/broken-link');
});

it('is passed without errors, and under --strict with notes only', () => {
  const of = (index: number): Parameters<typeof countFindings>[0] => FOUND.slice(index, index + 1);
  expect([0, 1, 2, 3].map((index) => isPassed(countFindings(of(index)), false))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 3].map((index) => isPassed(countFindings(of(index)), true))).toEqual([false, true, false, false]);
});
