import type { ReactElement } from 'react';
import { Image } from './image.tsx';
import type { ImageProps } from './image.tsx';

/** The old name for an image that enlarges: an image, or what stands inside. */
export function ZoomImage({ children, ...props }: ImageProps): ReactElement {
  return props.src === undefined ? <>{children}</> : <Image {...props} />;
}
