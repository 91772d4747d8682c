import { expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: [] });

it('gives up a long text that is read again and again', async () => {
  const write = (count: number): string => Array.from({ length: count }, (_, index) => `a<T${index}> = ${'b '.repeat(200)}`).join('\n\n');
  const short = await compiler.compile({ file: 'a.mdx', text: write(8) });
  expect(short.diagnostics.map(({ severity, line }) => `${severity} ${line}`)).toEqual(
    [1, 3, 5, 7, 9, 11, 13, 15].map((line) => `warning ${line}`),
  );
  const long = await compiler.compile({ file: 'a.mdx', text: write(66) });
  expect(long).toMatchObject({ code: '', diagnostics: [{ code: 'page/syntax', severity: 'error', line: 21 }] });
});
