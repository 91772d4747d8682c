import { expect, it } from 'vitest';
import { createCli } from './create-cli.ts';
import type { Invocation } from './create-cli.ts';

function parse(...argv: string[]): Invocation | undefined {
  let met: Invocation | undefined;
  const cli = createCli((invocation) => {
    met = invocation;
    return Promise.resolve(0);
  });
  cli.parse(['node', 'octavo', ...argv]);
  return met;
}

it('hands the command, the folder and the options on', () => {
  const met = parse('dev', 'site', '--port', '4000', '--host', '--base=/docs');
  expect(met?.command.name).toBe('dev');
  expect(met?.folder).toBe('site');
  expect(met?.options).toMatchObject({ port: 4000, host: true, base: '/docs' });
});

it('works on the current folder when none is named', () => {
  expect(parse('build', '--strict')).toMatchObject({ folder: '.', options: { strict: true } });
});

it('keeps the capital in --outDir', () => {
  expect(parse('build', '--outDir', 'public')?.options).toMatchObject({ outDir: 'public' });
});

it.each([
  [['dev', '--prot', '1'], /Unknown option `--prot`/],
  [['check', '--port', '1'], /Unknown option `--port`/],
  [['dev', 'one', 'two'], /two/],
  [['build', '--outDir'], /outDir/],
])('refuses %j', (argv, message) => {
  expect(() => parse(...argv)).toThrow(message);
});
