import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHashMemory } from './hash-memory.ts';

let cacheDir = '';
beforeEach(() => (cacheDir = mkdtempSync(path.join(tmpdir(), 'octavo-hashes-'))));
afterEach(() => rmSync(cacheDir, { recursive: true }));

const EARLIER = 1_700_000_000_000;

function statsAt(time: number): Stats {
  return Object.assign(statSync(cacheDir), { mtimeMs: time, ctimeMs: time });
}

/** One run: what is found of files with some times, where a file that is read has a given hash. */
function run(files: Readonly<Record<string, number>>, hash: string | undefined): (string | undefined)[] {
  const memory = createHashMemory(cacheDir);
  const found = Object.entries(files).map(([file, time]) => memory.find(file, statsAt(time), () => hash));
  memory.keep();
  return found;
}

it('reads a file once for each of its states', () => {
  expect(run({ '/a': EARLIER, '/b': EARLIER }, 'first')).toEqual(['first', 'first']);
  expect(run({ '/a': EARLIER, '/b': EARLIER + 1 }, 'second')).toEqual(['first', 'second']);
  expect(run({ '/a': EARLIER, '/b': EARLIER + 1 }, 'third')).toEqual(['first', 'second']);
  // What a run did not ask for is forgotten.
  run({ '/a': EARLIER }, 'third');
  expect(run({ '/a': EARLIER, '/b': EARLIER + 1 }, 'fourth')).toEqual(['first', 'fourth']);
});

it('reads again what could not be read, and what may be written once more without another time', () => {
  // A disk of another machine, whose clock is ahead.
  const now = Date.now() + 3_600_000;
  expect(run({ '/a': EARLIER }, undefined)).toEqual([undefined]);
  expect(run({ '/a': EARLIER, '/b': now }, 'first')).toEqual(['first', 'first']);
  expect(run({ '/a': EARLIER, '/b': now }, 'second')).toEqual(['first', 'second']);
});
