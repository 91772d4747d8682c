import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ZoomDialog } from './zoom-dialog.tsx';

export interface Zoom {
  /** For the image: a button once the page is alive and the image is one to enlarge. */
  attributes: Readonly<Record<string, unknown>>;
  dialog: ReactNode;
}

/** Lets an image enlarge: not one within a link, nor one as small as a sign in the text. Until React arrives it is an image. */
export function useZoom(ref: RefObject<HTMLImageElement | null>, isWanted: boolean): Zoom {
  const [canZoom, setCanZoom] = useState(false);
  const [image, open] = useState<HTMLImageElement>();
  useEffect(() => {
    const element = ref.current;
    if (!isWanted || !element) return undefined;
    const look = (): void => setCanZoom(isZoomable(element));
    if (element.complete) queueMicrotask(look);
    element.addEventListener('load', look);
    return () => element.removeEventListener('load', look);
  }, [ref, isWanted]);
  const show = (): void => open(ref.current ?? undefined);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show();
  };
  const button = { role: 'button', tabIndex: 0, 'data-zoom': '', 'aria-haspopup': 'dialog', onClick: show, onKeyDown: handleKey };
  return {
    attributes: isWanted && canZoom ? button : {},
    dialog: image && <ZoomDialog image={image} onClose={() => open(undefined)} />,
  };
}

const SMALLEST_WIDTH = 160;

function isZoomable(image: HTMLImageElement): boolean {
  return image.alt !== '' && image.clientWidth >= SMALLEST_WIDTH && image.closest('a, button, summary') === null;
}
