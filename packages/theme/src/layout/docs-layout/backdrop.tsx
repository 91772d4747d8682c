import type { ReactElement } from 'react';

/** The config's `backgroundImage` behind every page. */
export function Backdrop({ image }: { image: string }): ReactElement {
  return (
    <div
      className="octavo-backdrop"
      aria-hidden="true"
      style={{ backgroundImage: `url("${encodeURI(decode(image)).replaceAll('"', '%22')}")` }}
    />
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
