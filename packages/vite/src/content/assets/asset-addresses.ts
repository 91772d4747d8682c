import { encodeHref, escapePath, withBase } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import type { ImageSize } from '@octavo/theme/internal';
import type { Placement } from '../../site/placement.ts';
import { describeFailure } from '../../disk/disk-failure.ts';
import type { ServedFiles } from '../../site/served-files.ts';
import { createAssetFacts } from './asset-facts.ts';
import type { AssetFacts } from './asset-facts.ts';

/** What pages say of the served files, each by its address from the content root. */
export interface AssetAddresses {
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
  /** The size of a served image in its own pixels; undefined when there is no such file, or it is no image. */
  assetSize(pathname: string): ImageSize | undefined;
  /** The files that were asked for and could not be read. */
  unreadableAssets(): Diagnostic[];
}

/** Makes the addresses of a site's files; a file is read again only when it has changed. */
export function createAssetAddresses({ base }: Pick<Placement, 'base'>, store: Pick<ServedFiles, 'findAsset'>): AssetAddresses {
  const readFacts = createAssetFacts();
  const unreadable = new Map<string, Diagnostic>();
  const facts = (pathname: string): Partial<AssetFacts> | undefined => {
    const file = store.findAsset(pathname);
    const read = file === undefined ? undefined : readFacts(file);
    if (read === undefined || 'value' in read || read.failure.reason === 'missing') unreadable.delete(pathname);
    else unreadable.set(pathname, describeFailure(read.failure, pathname.slice(1)));
    if (read === undefined || 'value' in read) return read?.value;
    return read.failure.reason === 'missing' ? undefined : {};
  };
  return {
    assetUrl(pathname) {
      const found = facts(pathname);
      if (found === undefined) return undefined;
      const address = encodeHref(withBase(base, escapePath(pathname)));
      return found.version === undefined ? address : `${address}?v=${found.version}`;
    },
    assetSize: (pathname) => facts(pathname)?.size,
    unreadableAssets: () => [...unreadable.values()],
  };
}
