import { decodePath, withBase } from '@octavo/core/internal';

const FOLDER = '/@octavo/proxy/';

/** An operation whose requests the dev server sends on: the API's source, empty for one that a page describes itself, and its key. */
export interface ProxiedOperation {
  source: string;
  key: string;
}

/** Names an operation in an address of the dev server. */
export function createProxyAddress(base: string, { source, key }: ProxiedOperation): string {
  return withBase(base, `${FOLDER}${encodeURIComponent(source || '-')}/${encodeURIComponent(key)}`);
}

/** The operation that an address names; undefined where the address is none of the proxy's. */
export function parseProxyAddress(base: string, pathname: string): ProxiedOperation | undefined {
  const prefix = (base === '/' ? '' : base) + FOLDER;
  if (!pathname.startsWith(prefix)) return undefined;
  const [source = '', key = ''] = pathname.slice(prefix.length).split('/').map(decodePath);
  return { source: source === '-' ? '' : source, key };
}
