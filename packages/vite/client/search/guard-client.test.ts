import { expect, it } from 'vitest';
import { guardClient } from './guard-client.ts';

it('a client that cannot be made fails as it searches', async () => {
  const client = guardClient(() => {
    throw new Error('no key');
  })({ base: '/' });
  await expect(client.search({ text: 'a' } as Parameters<typeof client.search>[0])).rejects.toThrow('no key');
});
