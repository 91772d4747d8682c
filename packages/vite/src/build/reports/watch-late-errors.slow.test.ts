import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Each page throws in its own way when nobody waits for it; then somebody else does. */
const PROGRAM = `
import { createLateErrorWatch } from ${JSON.stringify(new URL('watch-late-errors.ts', import.meta.url).href)};
const fail = (name) => { throw new Error(name) };
const pages = {
  timer: () => setTimeout(() => fail('in a timer')),
  promise: () => Promise.reject(new Error('in a promise')),
  function: () => { (async () => { await 1; fail('in a function') })() },
  tick: () => process.nextTick(() => fail('in a tick')),
  fine: () => 'fine',
};
for (const [name, run] of Object.entries(pages))
  void createLateErrorWatch()((error) => console.log(name, error.cause.message), async () => void run());
setTimeout(() => fail('ours'), 100);
`;

it('tells of each page what its code throws late, and lets a defect end the process', async () => {
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]).then((output) => ({
    ...output,
    code: 0,
  }));
  const { stdout, stderr, code } = await ended.catch((error: { stdout: string; stderr: string; code: number }) => error);
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    'function in a function',
    'promise in a promise',
    'tick in a tick',
    'timer in a timer',
  ]);
  expect(stderr).toContain('Error: ours');
  expect(code).toBe(1);
});
