import type { ComponentProps, ReactElement } from 'react';
import type { LooseBoolean } from '../props/coerce-prop.ts';

export interface ImageProps extends ComponentProps<'img'> {
  /** Kept for the pages that have it: images do not enlarge. */
  noZoom?: LooseBoolean;
}

/** An image, also what Markdown's `img` becomes; loaded when it comes near. */
export function Image(props: ImageProps): ReactElement {
  const { noZoom: _noZoom, alt = '', className, ...attributes } = props;
  return (
    <img loading="lazy" decoding="async" {...attributes} alt={alt} className={className ? `octavo-image ${className}` : 'octavo-image'} />
  );
}
