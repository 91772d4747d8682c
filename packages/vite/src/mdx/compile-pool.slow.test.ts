import { expect, it } from 'vitest';
import { createCompilePool } from './compile-pool.ts';
import { createCompiler } from './create-compiler.ts';

it('compiles in threads what a compiler compiles', { timeout: 300_000 }, async () => {
  const options = { dev: false, componentNames: ['Card'] };
  const inputs = ['# A', '<Card>b</Card>', '<Crad/>', '{ broken'].map((text, index) => ({ file: `${index}.mdx`, text }));
  const pool = createCompilePool(options, { threads: 2 });
  const pages = await Promise.all(inputs.map((input) => pool.compile(input)));
  await pool.close();
  const compiler = createCompiler(options);
  expect(pages).toEqual(await Promise.all(inputs.map((input) => compiler.compile(input))));
});

it('gives up a text that takes too long, names it, and goes on with others', { timeout: 300_000 }, async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: 2, limit: 5000 });
  const slow = pool.compile({ file: 'slow.mdx', text: `${'- '.repeat(3000)}x` });
  const others = await Promise.all(['a', 'b'].map((name) => pool.compile({ file: `${name}.mdx`, text: `# ${name}` })));
  expect(others.map(({ code }) => code !== '')).toEqual([true, true]);
  expect(await slow).toMatchObject({ code: '', diagnostics: [{ code: 'page/too-slow', severity: 'error', file: 'slow.mdx' }] });
  expect((await pool.compile({ file: 'after.mdx', text: '# After' })).code).not.toBe('');
  await pool.close();
});

it('ends the work on a text when a newer one of its file has come', { timeout: 300_000 }, async () => {
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: 1, limit: 3_600_000 });
  const texts = [`${'- '.repeat(3000)}x`, `${'- '.repeat(3001)}x`, '# Repaired'];
  const pages = await Promise.all(texts.map((text) => pool.compile({ file: 'slow.mdx', text })));
  expect(pages.map(({ code }) => code !== '')).toEqual([false, false, true]);
  await pool.close();
});

it('goes on with what waits when all threads have been ended', { timeout: 300_000 }, async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: 2, limit: 1000 });
  const texts = [`${'- '.repeat(3000)}x`, `${'- '.repeat(3001)}x`, '# A', '# B'];
  const pages = await Promise.all(texts.map((text, index) => pool.compile({ file: `${index}.mdx`, text })));
  expect(pages.map(({ code }) => code !== '')).toEqual([false, false, true, true]);
  await pool.close();
});

it('starts again after it was closed', { timeout: 300_000 }, async () => {
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: 1, isKept: true });
  await pool.close();
  expect((await pool.compile({ file: 'a.mdx', text: '# A' })).code).not.toBe('');
  await pool.close();
});
