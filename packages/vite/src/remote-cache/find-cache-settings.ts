import { paths } from '../disk/paths.ts';
import type { OctavoOptions } from '../options.ts';

/** Where machines share what they compiled, and what this one may do there. */
export interface CacheSettings {
  /** An address (`https://...`), or the absolute path of a folder. */
  place: string;
  isReadOnly: boolean;
  /** Sent to the address as a bearer token. */
  token?: string;
  /** What entries are signed with. */
  signatureKey?: string;
}

/** Reads them from the options, then from the environment; undefined where no cache is named. Paths in options count from `root`. */
export function findCacheSettings(
  { cache, cacheReadonly }: Pick<OctavoOptions, 'cache' | 'cacheReadonly'>,
  { env, root }: { env: Readonly<Record<string, string | undefined>>; root: string },
): CacheSettings | undefined {
  const named = cache || env['OCTAVO_CACHE'];
  if (!named) return undefined;
  const { OCTAVO_CACHE_TOKEN: token, OCTAVO_CACHE_SIGNATURE_KEY: signatureKey } = env;
  return {
    place: isAddress(named) ? named : paths.resolve(cache ? root : process.cwd(), named),
    isReadOnly: cacheReadonly ?? !OFF.has(env['OCTAVO_CACHE_READONLY'] ?? ''),
    ...(token && { token }),
    ...(signatureKey && { signatureKey }),
  };
}

/** What CI systems write for a condition that is not met. */
const OFF: ReadonlySet<string> = new Set(['', '0', 'false']);

/** Tells an address from a folder. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}
