import type { AddressScope } from '@octavo/core/internal';
import type { CheckedSite } from './checked-site.ts';

/** Makes what says which addresses of a site lead somewhere, as it stands now. */
export function createAddressScope({ placement, store }: Pick<CheckedSite, 'placement' | 'store'>): AddressScope {
  return {
    isAlone: placement.mode === 'alone',
    assetExists: (pathname) => store.findAsset(pathname) !== undefined,
    listAssets: () => store.assets().map(({ pathname }) => pathname),
    hasSource: (url, file) => store.findSource(url, file) !== undefined,
    mayHavePage: (href) => store.apis.mayHavePage(href),
  };
}
