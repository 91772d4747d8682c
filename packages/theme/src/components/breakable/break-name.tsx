import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A text whose long names may break: after `/`, `.` and `_`, and before a capital. `/v2/getUserById` -> `/v2/`, `get`, `User`, `By`, `Id`. */
export function breakName(text: string): ReactNode {
  if (!LONG.test(text)) return text;
  return text.split(PLACES).map((part, index) => (
    // The parts of a name never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** What is shorter finds room on a line. */
const LONG = /\S{20}/;
const PLACES = /(?<=[/._](?![/._]))|(?<=[a-z\d])(?=[A-Z])/;
