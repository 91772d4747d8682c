import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDisk } from './follow-disk.ts';

const FILE = path.join(import.meta.dirname, 'follow-disk.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells of a file once while that is taken in, and again where it was taken in and is missed all the same', () => {
  const told: string[] = [];
  const watcher = new EventEmitter().on('change', (file: string) => told.push(file));
  const events: Parameters<typeof followDisk>[1]['events'] = new EventEmitter();
  const none = { findMissed: () => [], diagnostics: () => [] };
  const store = { findMissed: () => [FILE], diagnostics: () => [] };
  followDisk({ httpServer: createServer(), watcher }, { events, store, content: none, extensions: none, changes: none, modules: none });
  events.emit('listening');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([FILE]);
  events.emit('change');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([FILE, FILE]);
  events.emit('close');
});
