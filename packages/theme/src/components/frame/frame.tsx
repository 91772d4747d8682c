import type { ReactElement, ReactNode } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface FrameProps extends RootProps<HTMLElement> {
  /** Below the picture. */
  caption?: ReactNode;
  /** Above the frame. */
  hint?: ReactNode;
}

/** A frame around an image or a video. */
export function Frame(props: FrameProps): ReactElement {
  const { caption, hint, children } = props;
  return (
    <figure {...createRootProps(props, 'octavo-frame')}>
      {hint && <p className="octavo-frame-hint">{hint}</p>}
      <div className="octavo-frame-content">{children}</div>
      {caption && <figcaption className="octavo-frame-caption">{caption}</figcaption>}
    </figure>
  );
}
