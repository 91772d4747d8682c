import { expect, it, vi } from 'vitest';

// What is published stays for as long as the modules live, which files share.
vi.resetModules();
const { followLoad } = await import('./follow-load.ts');
const { publish } = await import('./live.ts');

it('asks for nothing that is loaded, until a data module is replaced', async () => {
  let asked = 0;
  const taken: string[] = [];
  const load = (): Promise<string> => Promise.resolve(`answer ${(asked += 1)}`);
  const stop = followLoad(load, { isLoaded: true, take: (answer) => taken.push(answer) });
  expect(asked).toBe(0);
  publish('site', 1);
  await Promise.resolve();
  expect(taken).toEqual(['answer 1']);
  stop();
  publish('site', 2);
  expect(asked).toBe(1);
  // What was loaded beforehand may be of the time before.
  followLoad(load, { isLoaded: true, take: (answer) => taken.push(answer) })();
  expect(asked).toBe(2);
});

it('takes the answer to what was asked last, in whatever order they come, and none once it has ended', async () => {
  const answers: ((answer: string) => void)[] = [];
  const taken: string[] = [];
  const stop = followLoad(() => new Promise<string>((resolve) => answers.push(resolve)), { take: (answer) => taken.push(answer) });
  publish('site', 3);
  publish('site', 4);
  answers[1]?.('second');
  answers[2]?.('third');
  answers[0]?.('first');
  await new Promise(setImmediate);
  expect(taken).toEqual(['third']);
  publish('site', 5);
  stop();
  answers[3]?.('fourth');
  await new Promise(setImmediate);
  expect(taken).toEqual(['third']);
});
