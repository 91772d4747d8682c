import { expect, test } from 'vitest';
import { checkShards } from './check-shards.ts';
import { SHARD_FORMAT } from '../../site/shard.ts';
import type { ReadShard, Shard, ShardFacts } from '../../site/shard.ts';

const FACTS: ShardFacts = { version: '1.0.0', commit: 'abc', command: { folder: '.', extensions: [] }, config: 'c', pages: 'p' };

function read(index: number, other: Partial<Shard> = {}): ReadShard {
  return { folder: `/shards/${index}`, shard: { format: SHARD_FORMAT, index, count: 3, ...FACTS, ...other } };
}

const tell = (shards: ReadShard[], here?: ShardFacts): string[] => checkShards(shards, here).map(({ message }) => message);

test('takes all shards of one site', () => {
  expect(tell([read(1), read(2), read(3)], FACTS)).toEqual([]);
});

test.each<[Partial<Shard>, string]>([
  [{ version: '1.0.1' }, 'Shard 2/3 and Shard 1/3 differ in the version of Octavo (1.0.1, 1.0.0).'],
  [{ commit: '' }, 'Shard 2/3 and Shard 1/3 differ in the commit (none, abc).'],
  [
    { command: { ...FACTS.command, base: '/docs' } },
    'Shard 2/3 and Shard 1/3 differ in the command ({"folder":".","extensions":[],"base":"/docs"}, {"folder":".","extensions":[]}).',
  ],
  [{ config: 'd', pages: 'q' }, 'Shard 2/3 and Shard 1/3 differ in the config.'],
  [{ pages: 'q' }, 'Shard 2/3 and Shard 1/3 differ in the pages.'],
  [{ count: 4 }, 'Shard 2/4 does not belong to Shard 1/3.'],
])('refuses a shard of another site: %o', (other, message) => {
  expect(tell([read(1), read(2, other), read(3)])).toEqual([message]);
});

test('says which shards are missing, there twice, or cannot be read', () => {
  expect(tell([read(2)])).toEqual(['Shard 1/3 is missing.', 'Shard 3/3 is missing.']);
  expect(tell([read(1), read(2), { ...read(2), folder: '/again' }, read(3)])).toEqual(['Shard 2/3 was passed twice: /shards/2, /again.']);
  expect(tell([read(1), { folder: '/shards/2', shard: undefined }])).toEqual(['No shard for this version in /shards/2.']);
});

test('refuses shards of another checkout', () => {
  expect(tell([read(1), read(2), read(3)], { ...FACTS, commit: 'def' })).toEqual([
    'Shard 1/3 and this checkout differ in the commit (abc, def).',
  ]);
});
