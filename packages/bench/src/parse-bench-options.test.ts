import { expect, test } from 'vitest';
import { parseBenchOptions } from './parse-bench-options.ts';

test('everything has a default', () => {
  expect(parseBenchOptions([])).toEqual({ pages: [20, 1000], edits: 20, starts: 3, pause: 300, only: '' });
});

test('sizes are a list', () => {
  expect(parseBenchOptions(['--pages=100,4', '--edits=3']).pages).toEqual([100, 4]);
});

test.each([['--pages=3'], ['--pages=20,'], ['--edits=many'], ['--starts=0'], ['--unknown=1']])('%s is refused', (argument) => {
  expect(() => parseBenchOptions([argument])).toThrow(/--/);
});
