import { once } from 'node:events';
import os from 'node:os';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { outliveRefusals } from './outlive-refusals.ts';

it('tells of a full disk, and lets a defect end the process', async () => {
  const before = process.listeners('unhandledRejection');
  const told: string[] = [];
  const letGo = outliveRefusals({ printError: (text) => void told.push(text), colors: pc.createColors(false) });
  const [added, ...more] = process.listeners('unhandledRejection').filter((listener) => !before.includes(listener));
  expect(more).toEqual([]);
  const none = Promise.resolve();
  added?.(Object.assign(new Error('ENOSPC'), { errno: -os.constants.errno.ENOSPC }), none);
  expect(told).toEqual([expect.stringContaining('the disk is full (ENOSPC)')]);
  const others = process.listeners('uncaughtException');
  // The test runner takes what nobody catches for a failure.
  process.removeAllListeners('uncaughtException');
  const thrown = once(process, 'uncaughtException');
  added?.(new TypeError('a mistake of ours'), none);
  expect(await thrown).toContainEqual(new TypeError('a mistake of ours'));
  for (const one of others) process.on('uncaughtException', one);
  letGo();
  expect(process.listeners('unhandledRejection')).toEqual(before);
});
