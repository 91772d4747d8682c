import type { Look } from '@octavo/core';
import type { CSSProperties, ReactElement } from 'react';

/** What lies behind every page: the config's `background.style`, and over it `backgroundImage`. Nothing when it names neither. */
export function Backdrop({
  image,
  darkImage,
  decoration,
}: {
  image: string | undefined;
  darkImage: string | undefined;
  decoration: Look['background'];
}): ReactElement | null {
  if (image === undefined && decoration === undefined) return null;
  return (
    <div className="octavo-backdrop" aria-hidden="true" data-decoration={decoration}>
      {image !== undefined && (
        <div className={`octavo-backdrop-image${darkImage === undefined ? '' : ' octavo-light-only'}`} style={createStyle(image)} />
      )}
      {darkImage !== undefined && <div className="octavo-backdrop-image octavo-dark-only" style={createStyle(darkImage)} />}
    </div>
  );
}

function createStyle(image: string): CSSProperties {
  return { backgroundImage: `url("${encodeURI(decode(image)).replaceAll('"', '%22')}")` };
}

/** An address may be encoded already; one that is not valid encoding is taken as it is. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
