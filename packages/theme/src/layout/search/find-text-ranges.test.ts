import { expect, test } from 'vitest';
import { findTextRanges } from './find-text-ranges.ts';

test.each([
  [['route'], ['Route', 'route']],
  [
    ['routes', 'route'],
    ['Route', 'routes'],
  ],
  [['灯塔'], ['灯塔']],
  [['(a+b)'], ['(a+b)']],
  [['', ' '], []],
  [[], []],
])('%j', (words, expected) => {
  const root = document.createElement('div');
  root.innerHTML = '<h2>Route</h2><p>All <b>routes</b>, no subroute (a+b).</p><p>重新启动灯塔</p>';
  expect(findTextRanges(root, words).map(String)).toEqual(expected);
});
