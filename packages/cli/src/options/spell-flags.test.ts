import { expect, it } from 'vitest';
import { createCli } from '../create-cli.ts';
import type { Invocation } from '../create-cli.ts';
import { spellFlags } from './spell-flags.ts';

function parse(...argv: string[]): Invocation | undefined {
  let met: Invocation | undefined;
  const cli = createCli((invocation) => {
    met = invocation;
    return Promise.resolve(0);
  });
  cli.parse(['node', 'octavo', ...spellFlags(argv)]);
  return met;
}

it.each([
  [['upgrade', '--dry-run', 'docs'], { dryRun: true }],
  [['upgrade', 'docs', '--dry-run'], { dryRun: true }],
  [['migrate', '--dry-run', 'docs', '--to', 'new'], { dryRun: true, to: 'new' }],
  [['build', '--cache-readonly', 'docs'], { cacheReadonly: true }],
])('%j names the folder', (argv, options) => {
  const met = parse(...argv);
  expect(met?.folder).toBe('docs');
  expect(met?.options).toMatchObject(options);
});

it('leaves what is no flag of ours alone', () => {
  expect(spellFlags(['init', '--no-api', '--name', 'dry-run', '--', '--dry-run'])).toEqual([
    'init',
    '--no-api',
    '--name',
    'dry-run',
    '--',
    '--dry-run',
  ]);
});
