import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isWritable, userCacheFolder } from './user-cache-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

it('is the user’s own where there is one to write to', () => {
  vi.stubEnv('XDG_CACHE_HOME', path.join(os.tmpdir(), 'not-there', 'cache'));
  expect(userCacheFolder('/a').startsWith(path.join(os.tmpdir(), 'not-there', 'cache', 'octavo'))).toBe(true);
  expect(userCacheFolder('/a')).not.toBe(userCacheFolder('/b'));
});

it('is a temporary one where a file stands in the way', () => {
  vi.stubEnv('XDG_CACHE_HOME', path.join(import.meta.filename, 'cache'));
  expect(isWritable(path.join(import.meta.filename, 'cache'))).toBe(false);
  expect(userCacheFolder('/a').startsWith(os.tmpdir())).toBe(true);
});
