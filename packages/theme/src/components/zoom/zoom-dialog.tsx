import { useLayoutEffect, useRef } from 'react';
import type { ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../glyph/glyph.tsx';
import { useText } from '../../words/use-text.ts';

export interface ZoomDialogProps {
  /** The image on the page: what it shows is shown large. */
  image: HTMLImageElement;
  onClose: () => void;
}

/** An image over the whole window. Escape and a press anywhere close it; the focus goes back by itself. */
export function ZoomDialog({ image, onClose }: ZoomDialogProps): ReactPortal {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    // A press anywhere closes; from the keyboard it is the button or Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="octavo-zoom"
      ref={dialog}
      aria-label={image.alt || text('Image')}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
    >
      <img className="octavo-zoom-image" src={image.currentSrc || image.src} alt={image.alt} />
      <button type="button" className="octavo-zoom-close" aria-label={text('Close')}>
        <Glyph name="close" />
      </button>
    </dialog>,
    image.closest('.octavo') ?? document.body,
  );
}
