import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { formatServer } from './format-server.ts';
import { countProblems, formatDuration, formatSummary } from './format-summary.ts';

const plain = pc.createColors(false);

describe('formatSummary', () => {
  it.each([
    [{ pages: 24, specs: 1, errors: 0, warnings: 2 }, '24 pages, 1 API file, 2 warnings'],
    [{ pages: 1, specs: 0, errors: 1, warnings: 0 }, '1 page, 1 error'],
    [{ pages: 0, specs: 2, errors: 0, warnings: 0, brokenLinks: { links: 0, targets: 0 } }, '0 pages, 2 API files, no problems'],
    [
      { pages: 2, specs: 0, errors: 0, warnings: 0, brokenLinks: { links: 1, targets: 1 } },
      '2 pages, 1 broken link (`octavo check` lists them)',
    ],
    [
      { pages: 2, specs: 0, errors: 0, warnings: 0, brokenLinks: { links: 1809, targets: 1 } },
      '2 pages, 1809 links to 1 missing target (`octavo check` lists them)',
    ],
  ])('%j', (summary, text) => {
    expect(formatSummary(summary)).toBe(text);
  });
});

it('counts problems by severity', () => {
  const severities = ['error', 'warning', 'warning', 'info'] as const;
  expect(countProblems(severities.map((severity) => ({ code: 'style/title' as const, severity, message: 'm' })))).toEqual({
    errors: 1,
    warnings: 2,
  });
});

it.each([
  [812.4, '812 ms'],
  [12_345, '12.3 s'],
])('writes %d ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

it('greets with the addresses, the time and what was found', () => {
  const urls = { local: ['http://localhost:3000/docs/'], network: ['http://192.168.1.4:3000/docs/'] };
  expect(formatServer({ title: 'ready', urls, milliseconds: 812, summary: '24 pages, no problems' }, plain)).toBe(
    [
      '',
      '  Octavo  ready in 812 ms',
      '',
      '  Local    http://localhost:3000/docs/',
      '  Network  http://192.168.1.4:3000/docs/',
      '  Site     24 pages, no problems',
      '',
    ].join('\n'),
  );
});
