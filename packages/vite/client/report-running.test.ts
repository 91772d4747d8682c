import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportLost, reportRunning } from './report-running.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells what runs, and what could not be fetched until it is', () => {
  const told: unknown[] = [];
  const hot = { send: (_: string, running: unknown) => void told.push(running) };
  const listTold = (): unknown[] => {
    vi.runAllTimers();
    return told.splice(0);
  };
  reportRunning(hot, 'page', 'one');
  reportRunning(hot, 'snippet', 'one');
  expect(listTold()).toEqual([{ page: 'one', snippet: 'one' }]);
  reportLost(hot, 'page', 'one');
  expect(listTold()).toEqual([{ page: 'one' }]);
  // The server has sent it again, and it cannot be fetched now either.
  reportLost(hot, 'page', 'one');
  expect(listTold()).toEqual([]);
  reportRunning(hot, 'snippet', 'two');
  expect(listTold()).toEqual([{ page: 'one', snippet: 'two' }]);
  reportRunning(hot, 'page', 'two');
  reportRunning(hot, 'snippet', 'three');
  expect(listTold()).toEqual([{ page: 'two', snippet: 'three' }]);
});
