import { useCallback, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { setRef } from '../props/set-ref.ts';
import { useZoom } from '../zoom/use-zoom.tsx';

export interface ImageProps extends ComponentProps<'img'> {
  /** Keeps a press from enlarging the image. */
  noZoom?: LooseBoolean;
}

/** An image, also what Markdown's `img` becomes; loaded when it comes near, enlarged when it is pressed. */
export function Image(props: ImageProps): ReactElement {
  const { noZoom, alt = '', className, ref, children: _children, ...attributes } = props;
  const own = useRef<HTMLImageElement>(null);
  const zoom = useZoom(own, !coerceBoolean(noZoom));
  const join = useCallback(
    (image: HTMLImageElement | null) => {
      own.current = image;
      setRef(ref, image);
    },
    [ref],
  );
  return (
    <>
      <img
        loading="lazy"
        decoding="async"
        {...zoom.attributes}
        {...attributes}
        ref={join}
        alt={alt}
        className={className ? `octavo-image ${className}` : 'octavo-image'}
      />
      {zoom.dialog}
    </>
  );
}
