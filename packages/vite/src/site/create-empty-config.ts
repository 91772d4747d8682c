import { parseConfig } from '@octavo/core';
import type { Config } from '@octavo/core';

/** The config of a folder that has none. */
export function createEmptyConfig(): Config {
  const { config } = parseConfig('{"name":"Documentation","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The empty config must parse.');
  return config;
}
