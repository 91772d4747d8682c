import { expect, test } from 'vitest';
import { findOpenBackticks } from './find-open-backticks.ts';
import { scanSource } from './scan-source.ts';

const find = (text: string): number | undefined => findOpenBackticks(text, () => scanSource(text));
const runs = (count: number): string => Array.from({ length: count }, (_, index) => `${'`'.repeat(index + 1)} a `).join('');

test('finds the run that is one too many', () => {
  expect(runs(500).charAt(find(runs(500)) ?? 1)).toBe('`');
});

test.each([
  ['some of each length', runs(200)],
  ['runs that others close', runs(500).replaceAll(/`+/g, '$&a$&')],
  ['paragraphs that have one each', '`a\n\n'.repeat(20_000)],
  ['code', `~~~\n${runs(500)}\n~~~\n`],
])('takes %s', (_, text) => {
  expect(find(text)).toBeUndefined();
});
