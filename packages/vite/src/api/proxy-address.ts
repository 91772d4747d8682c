import type { Config } from '@octavo/core';
import { decodePath, withBase } from '@octavo/core/internal';
import type { OctavoOptions } from '../options.ts';

/** The path of a built site's proxy, below its base. */
const BUILT = '/_octavo/proxy';

const FOLDER = '/@octavo/proxy/';

/** An operation whose requests the dev server sends on: the API's source, empty for one that a page describes itself, and its key. */
export interface ProxiedOperation {
  source: string;
  key: string;
}

/** Where a site lives, and whether its owner asked for a proxy. */
export interface ProxyPlace {
  base: string;
  options: Pick<OctavoOptions, 'proxy'>;
}

/** Names an operation in an address of the dev server. */
export function createProxyAddress(base: string, { source, key }: ProxiedOperation): string {
  return withBase(base, `${FOLDER}${encodeURIComponent(source || '-')}/${encodeURIComponent(key)}`);
}

/** Where a built site asks its proxy; undefined where its owner wants none (`proxy`, and `api.playground.proxy` of `docs.json`). */
export function findBuiltProxy({ base, options }: ProxyPlace, { api }: Pick<Config, 'api'>): string | undefined {
  return options.proxy === undefined || api.playground.disableProxy ? undefined : withBase(base, BUILT);
}

/** The operation that an address names; undefined where the address is none of the proxy's. */
export function parseProxyAddress(base: string, pathname: string): ProxiedOperation | undefined {
  const prefix = (base === '/' ? '' : base) + FOLDER;
  if (!pathname.startsWith(prefix)) return undefined;
  const [source = '', key = ''] = pathname.slice(prefix.length).split('/').map(decodePath);
  return { source: source === '-' ? '' : source, key };
}
