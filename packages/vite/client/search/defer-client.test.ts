import { expect, it } from 'vitest';
import type { SearchAnswer } from '@octavo/theme';
import { deferClient } from './defer-client.ts';
import type { CreateClient } from './defer-client.ts';

const ANSWER: SearchAnswer = { pages: [], shown: 0, total: 0, versions: {} };

it('a client is made with the first search, once, and anew when its module is another one', async () => {
  const made: string[] = [];
  const createModule = (total: number): { default: CreateClient } => ({
    default({ base }) {
      made.push(`${total} ${base}`);
      return { search: () => Promise.resolve({ ...ANSWER, total }) };
    },
  });
  let module = createModule(0);
  const client = deferClient(() => Promise.resolve(module))({ base: '/docs' });
  expect(made).toEqual([]);
  await client.load?.();
  expect(await client.search({ text: 'a' })).toMatchObject({ total: 0 });
  expect(made).toEqual(['0 /docs']);
  module = createModule(1);
  expect(await client.search({ text: 'a' })).toMatchObject({ total: 1 });
});

it('a client that cannot be made fails as it searches, and is tried again', async () => {
  let key = '';
  const create = (): { search: () => Promise<SearchAnswer> } => {
    if (key === '') throw new Error('no key');
    return { search: () => Promise.resolve(ANSWER) };
  };
  const client = deferClient(async () => ({ default: create }))({ base: '/' });
  await expect(client.search({ text: 'a' })).rejects.toThrow('no key');
  key = 'given';
  expect(await client.search({ text: 'a' })).toBe(ANSWER);
});

it('a listener hears a client that comes later, until it is ended', async () => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => (listeners.add(listener), () => listeners.delete(listener));
  const client = deferClient(async () => ({ default: () => ({ search: () => Promise.resolve(ANSWER), subscribe }) }))({ base: '/' });
  const end = client.subscribe?.(() => undefined);
  client.subscribe?.(() => undefined)();
  await client.load?.();
  expect(listeners.size).toBe(1);
  end?.();
  expect(listeners.size).toBe(0);
});
