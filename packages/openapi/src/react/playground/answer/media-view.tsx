import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';

export interface MediaViewProps {
  blob: Blob;
  kind: 'image' | 'audio' | 'video';
}

/** A picture, a sound or a film. */
export function MediaView({ blob, kind }: MediaViewProps): ReactElement {
  const [isBroken, setBroken] = useState(false);
  const attach = useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (element === null) return undefined;
      element.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(element.src);
    },
    [blob],
  );
  if (isBroken) return <p className="octavo-try-note octavo-try-inset">The browser cannot show this {blob.type}. Save it to look at it.</p>;
  const shared = { 'aria-label': 'The answer', onError: () => setBroken(true) };
  return (
    <div className="octavo-try-media">
      {kind === 'image' && <img {...shared} ref={attach} alt="The answer" />}
      {/* An API gives its answer no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'audio' && <audio {...shared} ref={attach} controls />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'video' && <video {...shared} ref={attach} controls />}
    </div>
  );
}
