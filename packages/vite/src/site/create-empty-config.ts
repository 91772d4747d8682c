import { parseConfig } from '@octavo/core';
import type { Config } from '@octavo/core';

/** The config of a folder that has none, or none that can be read: which folders are untrusted is not known, so all are. */
export function createEmptyConfig(): Config {
  const { config } = parseConfig('{"name":"Documentation","untrusted":".","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The empty config must parse.');
  return config;
}
