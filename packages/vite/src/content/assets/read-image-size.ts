import type { ImageSize } from '@octavo/theme/internal';
import { imageSize } from 'image-size';

/** Width and height of an image in its own pixels, as it is shown; undefined for what is no image or has no size before it is drawn. */
export function readImageSize(content: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    if (!(width > 0 && height > 0)) return undefined;
    // From 5 on a camera was held upright, and a browser turns its picture.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined; // the library throws for what it does not know
  }
}
