import { expect, it } from 'vitest';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { createCompilePool } from './compile-pool.ts';
import { createCompiler } from './create-compiler.ts';

const sleep = (milliseconds: number): string => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});`;

/** Keeps this thread busy, in milliseconds. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Has a step of each text do something. */
const extend = (name: string, code: string): ExtensionModule[] => [
  {
    name,
    url: `data:text/javascript,export default { markdown: { remark: [() => () => { ${code} }] } }`,
    hash: name,
    file: `/${name}.js`,
    components: [],
  },
];
/** They make a text endless: a step of it never returns, and takes all of a processor, or nothing. */
const [busy, asleep] = [extend('busy', 'for (;;);'), extend('asleep', sleep(Infinity))];

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
  let [spent, step] = [0, 0];
  const readProcessorTime = (): number => (spent += step);
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 2, limit: 5000, readProcessorTime });
  const slow = pool.compile({ file: 'slow.mdx', text: 'x', extensions: asleep });
  const others = await Promise.all(['a', 'b'].map((name) => pool.compile({ file: `${name}.mdx`, text: `# ${name}` })));
  expect(others.map(({ code }) => code !== '')).toEqual([true, true]);
  step = 10_000;
  expect(await slow).toMatchObject({ code: '', diagnostics: [{ code: 'page/too-slow', severity: 'error', file: 'slow.mdx' }] });
  step = 0;
  expect((await pool.compile({ file: 'after.mdx', text: '# After' })).code).not.toBe('');
  await pool.close();
});

it('waits for a thread that the machine does not run', async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 1, limit: 1000, readProcessorTime: () => 0 });
  const page = await pool.compile({ file: 'a.mdx', text: '# A', extensions: extend('sleeping', sleep(2000)) });
  expect(page.code).not.toBe('');
  await pool.close();
});

it('ends the work on a text when a newer one of its file has come', async () => {
  let spent = 0;
  const readProcessorTime = (): number => (spent += 1000);
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: () => 1, limit: 3_600_000, readProcessorTime });
  const inputs = [{ text: 'x', extensions: asleep }, { text: 'y', extensions: asleep }, { text: '# Repaired' }];
  const pages = await Promise.all(inputs.map((input) => pool.compile({ file: 'slow.mdx', ...input })));
  expect(pages.map(({ code }) => code !== '')).toEqual([false, false, true]);
  await pool.close();
});

it('goes on with the newer one where the work is ended before it could say that it began', async () => {
  let spent = 0;
  const readProcessorTime = (): number => (spent += 1000);
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: () => 1, limit: 3_600_000, readProcessorTime });
  const inputs = [{ text: 'x', extensions: asleep }, { text: '# Repaired' }];
  const pages = Promise.all(inputs.map((input) => pool.compile({ file: 'slow.mdx', ...input })));
  // The thread is there when this one looks again, and gets the text; until the next look the text's time is over.
  block(4000);
  setImmediate(() => setImmediate(() => block(400)));
  expect((await pages).map(({ code }) => code !== '')).toEqual([false, true]);
  await pool.close();
});

it('does not end it while the machine does not run its thread', async () => {
  const pool = createCompilePool({ dev: true, componentNames: [] }, { threads: () => 1, readProcessorTime: () => 0 });
  // A thread has to start before it can be left alone.
  await pool.compile({ file: 'first.mdx', text: '# First' });
  const inputs = [{ text: '# A', extensions: extend('sleeping', sleep(1500)) }, { text: '# B' }];
  const pages = await Promise.all(inputs.map((input) => pool.compile({ file: 'a.mdx', ...input })));
  expect(pages.map(({ code }) => code !== '')).toEqual([true, true]);
  await pool.close();
});

it('goes on with what waits when all threads have been ended', async () => {
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 2, limit: 1000 });
  const inputs = [{ text: 'x', extensions: busy }, { text: 'y', extensions: busy }, { text: '# A' }, { text: '# B' }];
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

it('does with its threads what comes while they are to rest', async () => {
  let started = 0;
  const count = (): number => (started += 1);
  process.on('worker', count);
  const pool = createCompilePool({ dev: false, componentNames: [] }, { threads: () => 1 });
  const first = pool.compile({ file: 'a.mdx', text: '# A' });
  const resting = pool.rest();
  const pages = await Promise.all([first, pool.compile({ file: 'b.mdx', text: '# B' })]);
  await resting;
  process.off('worker', count);
  expect(pages.map(({ code }) => code !== '')).toEqual([true, true]);
  expect(started).toBe(1);
  await pool.close();
});

it('says why no thread can start, and keeps nobody waiting', async () => {
  // What a thread is started with breaks it, as a package that is missing does.
  const pool = createCompilePool({ dev: false, componentNames: 5 as never });
  pool.start();
  const pages = ['a', 'b'].map((name) => pool.compile({ file: `${name}.mdx`, text: '# A' }));
  for (const page of pages) await expect(page).rejects.toThrow('number 5 is not iterable');
  await pool.close();
});
