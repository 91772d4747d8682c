import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '@octavo/core';
import type { ReadShard, Shard, ShardFacts } from '../../site/shard.ts';

/** Says what keeps shards from being joined: one that is missing, there twice, or of another site than the first. Of `here`: than this one. */
export function checkShards(read: readonly ReadShard[], here?: ShardFacts): Diagnostic[] {
  const unreadable = read.filter(({ shard }) => shard === undefined);
  if (unreadable.length > 0 || read.length === 0)
    return unreadable.map(({ folder }) => refuse(`No shard for this version in ${folder}.`, REBUILD));
  const shards = read.flatMap(({ shard }) => shard ?? []);
  const [first] = shards;
  if (first === undefined) return [];
  const counts = shards.filter(({ count }) => count !== first.count);
  if (counts.length > 0) return counts.map((one) => refuse(`${nameShard(one)} does not belong to ${nameShard(first)}.`, REBUILD));
  return [
    ...findMissing(shards, first.count),
    ...findDoubled(read),
    ...shards.slice(1).flatMap((one) => compare(one, { name: nameShard(first), ...first })),
    ...(here ? compare(first, { name: 'this checkout', ...here }) : []),
  ];
}

const REBUILD = 'Rebuild all shards from one commit, with the same version and options.';

function findMissing(shards: readonly Shard[], count: number): Diagnostic[] {
  const there = new Set(shards.map(({ index }) => index));
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !there.has(index));
  return missing.map((index) =>
    refuse(`Shard ${index}/${count} is missing.`, `Run \`octavo build --shard ${index}/${count}\`, and pass its folder.`),
  );
}

function findDoubled(read: readonly ReadShard[]): Diagnostic[] {
  return read.flatMap(({ shard, folder }, at) => {
    const before = read[at - 1];
    if (shard === undefined || before?.shard?.index !== shard.index) return [];
    return [refuse(`${nameShard(shard)} was passed twice: ${before.folder}, ${folder}.`, 'Pass each shard once.')];
  });
}

/** The first difference says it all: of another commit the pages are others, too. */
function compare(shard: Shard, other: ShardFacts & { name: string }): Diagnostic[] {
  const fact = FACTS.find(({ key }) => !isDeepStrictEqual(shard[key], other[key]));
  if (fact === undefined) return [];
  const values = fact.isShown ? ` (${show(shard[fact.key])}, ${show(other[fact.key])})` : '';
  return [refuse(`${nameShard(shard)} and ${other.name} differ in the ${fact.name}${values}.`, REBUILD)];
}

const FACTS: readonly { key: keyof ShardFacts; name: string; isShown: boolean }[] = [
  { key: 'version', name: 'version of Octavo', isShown: true },
  { key: 'commit', name: 'commit', isShown: true },
  { key: 'command', name: 'command', isShown: true },
  { key: 'config', name: 'config', isShown: false },
  { key: 'pages', name: 'pages', isShown: false },
];

function show(value: unknown): string {
  return typeof value === 'string' ? value || 'none' : JSON.stringify(value);
}

function nameShard({ index, count }: Shard): string {
  return `Shard ${index}/${count}`;
}

function refuse(message: string, hint: string): Diagnostic {
  return { code: 'build/shard', severity: 'error', message, hint };
}
