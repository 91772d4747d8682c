import type { ComponentProps, ReactElement } from 'react';
import type { LooseBoolean } from '../props/coerce-prop.ts';

export interface ImageProps extends ComponentProps<'img'> {
  /** Kept for the pages that have it: images do not enlarge. */
  noZoom?: LooseBoolean;
}

/** An image, also what Markdown's `img` becomes; loaded when it comes near. */
export function Image({ noZoom: _, alt = '', className, ...props }: ImageProps): ReactElement {
  return <img loading="lazy" decoding="async" {...props} alt={alt} className={className ? `octavo-image ${className}` : 'octavo-image'} />;
}
