import { expect, test } from 'vitest';
import { API_REASON, findSleeping } from './find-sleeping.ts';

test('state and what a reader does can wait', () => {
  expect(findSleeping([API_REASON])).toBe('.octavo-api');
  const counter = ['`Counter` uses `useState`', '`<button>` is given a function, `onClick`', '`<Row>` is given a function, `render`'];
  expect(findSleeping(counter)).toBe('#octavo');
  expect(findSleeping([API_REASON, ...counter, '`<p>` has a `ref`'])).toBe('#octavo');
});

test.each([
  '`Clock` uses `useEffect`',
  '`Clock` uses `useLayoutEffect`',
  '`Clock` uses `useSyncExternalStore`',
  '`Old` is a class',
  '`<img>` is given a function, `onLoad`',
  '`<div>` is given a function, `ref`',
  '`<div>` is given a function, `onAnimationEnd`',
])('what runs by itself cannot: %s', (reason) => {
  expect(findSleeping([API_REASON, reason])).toBeUndefined();
});
