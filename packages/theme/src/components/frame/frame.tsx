import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { startZoom } from '../../behaviors/start-zoom.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { Glyph } from '../glyph/glyph.tsx';
import { InlineMarkdown } from '../inline-markdown/inline-markdown.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

export interface FrameProps extends RootProps<HTMLElement> {
  /** Text below the image: one line of Markdown, or elements. */
  caption?: ReactNode;
  /** Text above the frame. */
  hint?: ReactNode;
}

/** A frame around an image or a video. An image of plain HTML inside it enlarges by the frame's own button. */
export function Frame(props: FrameProps): ReactElement {
  const { caption, hint, children } = props;
  const text = useText();
  const zoom = useRef<HTMLButtonElement>(null);
  useBehavior(zoom, startZoom);
  return (
    <figure {...createRootProps(props, 'octavo-frame')}>
      {hint && (
        <p className="octavo-frame-hint">
          <InlineMarkdown>{hint}</InlineMarkdown>
        </p>
      )}
      <div className="octavo-frame-content">
        {children}
        <button ref={zoom} type="button" className="octavo-frame-zoom" aria-label={text('Enlarge image')} aria-haspopup="dialog">
          <Glyph name="expand" />
        </button>
      </div>
      {caption && (
        <figcaption className="octavo-frame-caption">
          <InlineMarkdown>{caption}</InlineMarkdown>
        </figcaption>
      )}
    </figure>
  );
}
