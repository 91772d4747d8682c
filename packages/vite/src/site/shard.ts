import type { OctavoOptions } from '../options.ts';

/** Which part of a site a machine compiles: `index` counts from 1. */
export interface ShardNumber {
  index: number;
  count: number;
}

/** What all shards of a site, and the machine that joins them, have to have in common. */
export interface ShardFacts {
  /** Octavo's version. */
  version: string;
  /** The commit that is checked out; empty outside of a repository. */
  commit: string;
  /** What the command was given: the folder from the current one, and the options that decide about the output. */
  command: ShardCommand;
  /** Hashes of the resolved config, and of the pages with their texts. */
  config: string;
  pages: string;
}

/** The command line of a shard, which the joined build runs as well. */
export interface ShardCommand {
  folder: string;
  base?: string;
  site?: string;
  host?: string | true;
  proxy?: string;
  compiler?: NonNullable<OctavoOptions['compiler']>;
  extensions: string[];
}

/** What a shard's folder says of itself. */
export interface Shard extends ShardNumber, ShardFacts {
  format: typeof SHARD_FORMAT;
}

/** A shard, and the folder that it lies in. */
export interface ReadShard {
  folder: string;
  /** Undefined for one that this version cannot read. */
  shard: Shard | undefined;
}

/** Raised when a shard is written in another form. */
export const SHARD_FORMAT = 1;

/** The names of the files in a shard's folder: what it is, and one line of JSON for each entry of a cache. */
export const SHARD_FILE = 'octavo-shard.json';
export const ENTRIES_FILE = 'entries.jsonl';

/** A line of a shard's entries: of which cache, its key, and its text. */
export type ShardLine = [cache: string, key: string, text: string];

/** Tells whether a value is what a shard's folder says of itself. */
export function isShard(value: unknown): value is Shard {
  const { format, index, count, version, commit, command, config, pages } = (value ?? {}) as Partial<Shard>;
  return (
    format === SHARD_FORMAT &&
    Number.isInteger(index) &&
    Number.isInteger(count) &&
    [version, commit, config, pages, command?.folder].every((one) => typeof one === 'string') &&
    Array.isArray(command?.extensions)
  );
}
