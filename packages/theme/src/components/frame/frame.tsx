import { useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { InlineMarkdown } from '../inline-markdown/inline-markdown.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { ZoomDialog } from '../zoom/zoom-dialog.tsx';
import { useText } from '../../words/use-text.ts';

export interface FrameProps extends RootProps<HTMLElement> {
  /** Below the picture: text of one line in Markdown, or elements. */
  caption?: ReactNode;
  /** Above the frame. */
  hint?: ReactNode;
}

/** A frame around an image or a video. An image of plain HTML inside it enlarges by the frame's own button. */
export function Frame(props: FrameProps): ReactElement {
  const { caption, hint, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const [image, open] = useState<HTMLImageElement>();
  const text = useText();
  return (
    <figure {...createRootProps(props, 'octavo-frame')}>
      {hint && (
        <p className="octavo-frame-hint">
          <InlineMarkdown>{hint}</InlineMarkdown>
        </p>
      )}
      <div className="octavo-frame-content" ref={content}>
        {children}
        <button
          type="button"
          className="octavo-frame-zoom"
          aria-label={text('Enlarge image')}
          aria-haspopup="dialog"
          onClick={() => open(content.current?.querySelector<HTMLImageElement>(PLAIN_IMAGE) ?? undefined)}
        >
          <Glyph name="expand" />
        </button>
      </div>
      {caption && (
        <figcaption className="octavo-frame-caption">
          <InlineMarkdown>{caption}</InlineMarkdown>
        </figcaption>
      )}
      {image && <ZoomDialog image={image} onClose={() => open(undefined)} />}
    </figure>
  );
}

const PLAIN_IMAGE = 'img:not(.octavo-image)';
