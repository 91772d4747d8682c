import { toHref } from '@octavo/core/internal';
import type { AddressScope } from '@octavo/core/internal';
import { perVersion } from '../site/per-version.ts';
import type { CheckedSite } from './checked-site.ts';
import { listGivenPaths } from './list-given-paths.ts';

/** Makes what says which addresses of a site lead somewhere, as it stands now. */
export function createAddressScope({
  placement,
  store,
  outputSource,
}: Pick<CheckedSite, 'placement' | 'store'> & Partial<Pick<CheckedSite, 'outputSource'>>): AddressScope {
  const given = perVersion(
    () => store.site(),
    () => new Set(listGivenPaths(store.site(), outputSource).map(toHref)),
  );
  return {
    isAlone: placement.mode === 'alone',
    assetExists: (pathname) => store.findAsset(pathname) !== undefined,
    listAssets: () => store.assets().map(({ pathname }) => pathname),
    hasSource: (url, file) => store.findSource(url, file) !== undefined,
    mayHavePage: (href) => store.apis.mayHavePage(href) || given().has(href),
  };
}
