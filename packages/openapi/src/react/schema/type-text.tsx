import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** A name with a format: the one in `array of string<uuid>`. */
const FORMATTED = /([\w.-]+<[^<>]+>)/;

/** A type in words. On pages that read from the right a name with its format still reads from the left. */
export function TypeText({ type }: { type: string }): ReactElement {
  return (
    <>
      {type.split(FORMATTED).map((part, index) => (
        // The parts of a type never move.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{index % 2 === 1 ? <bdi>{part}</bdi> : part}</Fragment>
      ))}
    </>
  );
}
