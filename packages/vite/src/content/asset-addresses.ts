import { encodeHref, escapePath, withBase } from '@octavo/core';
import type { ImageSize } from '@octavo/theme';
import type { Placement } from '../context.ts';
import type { ServedFiles } from '../site/served-files.ts';
import { createAssetFacts } from './asset-facts.ts';

/** What pages say of the served files, each by its address from the content root. */
export interface AssetAddresses {
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
  /** The size of a served image in its own pixels; undefined when there is no such file, or it is no image. */
  assetSize(pathname: string): ImageSize | undefined;
}

/** Makes the addresses of a site's files; a file is read again only when it has changed. */
export function createAssetAddresses({ base }: Pick<Placement, 'base'>, store: Pick<ServedFiles, 'findAsset'>): AssetAddresses {
  const facts = createAssetFacts();
  return {
    assetUrl(pathname) {
      const file = store.findAsset(pathname);
      return file === undefined ? undefined : `${encodeHref(withBase(base, escapePath(pathname)))}?v=${facts(file).version}`;
    },
    assetSize(pathname) {
      const file = store.findAsset(pathname);
      return file === undefined ? undefined : facts(file).size;
    },
  };
}
