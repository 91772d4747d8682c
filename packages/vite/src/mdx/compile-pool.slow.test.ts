import { expect, it } from 'vitest';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { createCompilePool } from './compile-pool.ts';
import { createCompiler } from './create-compiler.ts';

/** Makes a text endless: a step of it never returns. */
const extensions: ExtensionModule[] = [
  {
    name: 'endless',
    url: 'data:text/javascript,export default { markdown: { remark: [() => () => { for (;;); }] } }',
    hash: 'endless',
    file: '/endless.js',
    components: [],
  },
];

it('compiles in threads what a compiler compiles', async () => {
  const options = { dev: false, componentNames: ['Card'] };
  const inputs = ['# A', '<Card>b</Card>', '<Crad/>', '{ broken'].map((text, index) => ({ file: `${index}.mdx`, text }));
  const pool = createCompilePool(options, { threads: () => 2 });
  const pages = await Promise.all(inputs.map((input) => pool.compile(input)));
  await pool.close();
  const compiler = createCompiler(options);
  expect(pages).toEqual(await Promise.all(inputs.map((input) => compiler.compile(input))));
});

it('gives up a text that takes too long, names it, and goes on with others', async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 2, limit: 5000 });
  const slow = pool.compile({ file: 'slow.mdx', text: 'x', extensions });
  const others = await Promise.all(['a', 'b'].map((name) => pool.compile({ file: `${name}.mdx`, text: `# ${name}` })));
  expect(others.map(({ code }) => code !== '')).toEqual([true, true]);
  expect(await slow).toMatchObject({ code: '', diagnostics: [{ code: 'page/too-slow', severity: 'error', file: 'slow.mdx' }] });
  expect((await pool.compile({ file: 'after.mdx', text: '# After' })).code).not.toBe('');
  await pool.close();
});

it('waits for a thread that the machine does not run', async () => {
  const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)';
  const url = `data:text/javascript,export default { markdown: { remark: [() => () => { ${sleep}; }] } }`;
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 1, limit: 1000, readProcessorTime: () => 0 });
  const page = await pool.compile({ file: 'a.mdx', text: '# A', extensions: extensions.map((one) => ({ ...one, url, hash: 'sleeping' })) });
  expect(page.code).not.toBe('');
  await pool.close();
});

it('ends the work on a text when a newer one of its file has come', async () => {
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: () => 1, limit: 3_600_000 });
  const inputs = [{ text: 'x', extensions }, { text: 'y', extensions }, { text: '# Repaired' }];
  const pages = await Promise.all(inputs.map((input) => pool.compile({ file: 'slow.mdx', ...input })));
  expect(pages.map(({ code }) => code !== '')).toEqual([false, false, true]);
  await pool.close();
});

it('goes on with what waits when all threads have been ended', async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 2, limit: 1000 });
  const inputs = [{ text: 'x', extensions }, { text: 'y', extensions }, { text: '# A' }, { text: '# B' }];
  const pages = await Promise.all(inputs.map((input, index) => pool.compile({ file: `${index}.mdx`, ...input })));
  expect(pages.map(({ code }) => code !== '')).toEqual([false, false, true, true]);
  await pool.close();
});

it('starts again after it was closed', async () => {
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: () => 1, isKept: true });
  await pool.close();
  expect((await pool.compile({ file: 'a.mdx', text: '# A' })).code).not.toBe('');
  await pool.close();
});
