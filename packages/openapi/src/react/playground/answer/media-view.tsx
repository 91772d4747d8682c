import { useText } from '@octavo/theme/internal';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';

export interface MediaViewProps {
  blob: Blob;
  kind: 'image' | 'audio' | 'video';
}

/** A picture, a sound or a film. */
export function MediaView({ blob, kind }: MediaViewProps): ReactElement {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const attach = useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (element === null) return undefined;
      element.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(element.src);
    },
    [blob],
  );
  if (isBroken)
    return (
      <p className="octavo-try-note octavo-try-inset">{text('The browser cannot show {type}. Save it to view it.', { type: blob.type })}</p>
    );
  const shared = { 'aria-label': text('Response'), onError: () => setBroken(true) };
  return (
    <div className="octavo-try-media">
      {kind === 'image' && <img {...shared} ref={attach} alt={text('Response')} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an API gives its answer no captions */}
      {kind === 'audio' && <audio {...shared} ref={attach} controls />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an API gives its answer no captions */}
      {kind === 'video' && <video {...shared} ref={attach} controls />}
    </div>
  );
}
