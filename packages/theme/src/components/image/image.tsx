import { useCallback } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { startZoom } from '../../behaviors/start-zoom.ts';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { setRef } from '../props/set-ref.ts';

export interface ImageProps extends ComponentProps<'img'> {
  /** Whether to keep a click from enlarging the image. */
  noZoom?: LooseBoolean;
}

/** An image, also what Markdown's `img` becomes; loaded when it comes near, enlarged when it is pressed. */
export function Image(props: ImageProps): ReactElement {
  const { noZoom, alt = '', className, ref, children: _children, ...attributes } = props;
  const join = useCallback(
    (image: HTMLImageElement | null) => {
      setRef(ref, image);
      const end = image?.parentElement ? startZoom(image.parentElement) : undefined;
      return () => {
        setRef(ref, null);
        end?.();
      };
    },
    [ref],
  );
  return (
    <img
      loading="lazy"
      decoding="async"
      data-no-zoom={coerceBoolean(noZoom) ? '' : undefined}
      {...attributes}
      ref={join}
      alt={alt}
      className={className ? `octavo-image ${className}` : 'octavo-image'}
    />
  );
}
