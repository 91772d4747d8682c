import type { Look } from '@octavo/core';
import type { ReactElement } from 'react';

/** What lies behind every page: the config's `background.style`, and over it `backgroundImage`. Nothing when it names neither. */
export function Backdrop({ image, decoration }: { image: string | undefined; decoration: Look['background'] }): ReactElement | null {
  if (image === undefined && decoration === undefined) return null;
  return (
    <div className="octavo-backdrop" aria-hidden="true" data-decoration={decoration}>
      {image !== undefined && (
        <div className="octavo-backdrop-image" style={{ backgroundImage: `url("${encodeURI(decode(image)).replaceAll('"', '%22')}")` }} />
      )}
    </div>
  );
}

/** An address may be encoded already; one that is not valid encoding is taken as it is. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
