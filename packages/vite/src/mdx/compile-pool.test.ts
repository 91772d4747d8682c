import { expect, it } from 'vitest';
import { createCompilePool } from './compile-pool.ts';
import { createCompiler } from './create-compiler.ts';

it('compiles in threads what a compiler compiles', { timeout: 30_000 }, async () => {
  const options = { dev: false, componentNames: ['Card'] };
  const inputs = ['# A', '<Card>b</Card>', '<Crad/>', '{ broken'].map((text, index) => ({ file: `${index}.mdx`, text }));
  const pool = createCompilePool(options, { threads: 2 });
  const pages = await Promise.all(inputs.map((input) => pool.compile(input)));
  await pool.close();
  const compiler = createCompiler(options);
  expect(pages).toEqual(await Promise.all(inputs.map((input) => compiler.compile(input))));
});
