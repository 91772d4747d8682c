import path from 'node:path';
import { isExternalUrl, toHref, withBase } from '@octavo/core';
import type { Site } from '@octavo/core';
import type { Placement } from '../context.ts';

/** What an address of a page's text is resolved against. */
export interface ReferenceScope {
  placement: Placement;
  site: Site;
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
}

/**
 * Gives the address that the page ships for one that the author wrote.
 *
 * A served file gets the base and a hash of its content, a page of ours its canonical address with the base. Any other root-relative
 * address is ours when Octavo is alone (and broken: the link checker says so), else the host's, and left as it is.
 */
export function resolveReference(value: string, file: string, { placement, site, assetUrl }: ReferenceScope): string {
  if (isExternalUrl(value) || value.startsWith('#') || value === '') return value;
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(value) ?? [];
  const folder = `/${path.posix.dirname(file)}`;
  const pathname = path.posix.resolve('/', folder, decode(target));
  const asset = assetUrl(pathname);
  if (asset !== undefined) return suffix.startsWith('#') ? asset + suffix : asset;
  const href = toHref(pathname.slice(1));
  const fromRoot = target.startsWith('/') ? undefined : toHref(decode(target));
  const page = [href, fromRoot].find((candidate) => candidate !== undefined && (candidate === '/' || site.pages[candidate] !== undefined));
  if (page !== undefined) return encodeURI(withBase(placement.base, page)) + suffix;
  if (placement.mode !== 'alone' && target.startsWith('/')) return value;
  return encodeURI(withBase(placement.base, href)) + suffix;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
