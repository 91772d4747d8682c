import { readFileSync } from 'node:fs';
import { isExternalUrl } from '@octavo/core';
import type { ImageSize } from '@octavo/theme';
import { imageSize } from 'image-size';
import type { SiteStore } from '../site/site-store.ts';

/** Width and height of an image of the content root in its own pixels; undefined for one elsewhere, and for a file that is no image. */
export function readImageSize(store: Pick<SiteStore, 'findAsset'>, url: string): ImageSize | undefined {
  const file = isExternalUrl(url) ? undefined : store.findAsset(`/${url.replace(/^\.?\//, '')}`);
  if (file === undefined) return undefined;
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch {
    return undefined; // an SVG without a size has none before it is drawn
  }
}
