import os from 'node:os';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { outliveRefusals } from './outlive-refusals.ts';

it('tells of a full disk, and lets a defect end the process', () => {
  const before = process.listeners('unhandledRejection');
  const told: string[] = [];
  const letGo = outliveRefusals({ printError: (text) => void told.push(text), colors: pc.createColors(false) });
  const [added, ...others] = process.listeners('unhandledRejection').filter((listener) => !before.includes(listener));
  expect(others).toEqual([]);
  const none = Promise.resolve();
  added?.(Object.assign(new Error('ENOSPC'), { errno: -os.constants.errno.ENOSPC }), none);
  expect(told).toEqual([expect.stringContaining('the disk is full (ENOSPC)')]);
  expect(() => added?.(new TypeError('a mistake of ours'), none)).toThrow('a mistake of ours');
  letGo();
  expect(process.listeners('unhandledRejection')).toEqual(before);
});
