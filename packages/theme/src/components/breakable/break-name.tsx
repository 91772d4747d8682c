import { splitName } from '@octavo/core/browser';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A text whose long names may break where `splitName` splits them. */
export function breakName(text: string): ReactNode {
  return splitName(text).map((part, index) => (
    // The parts of a name never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
