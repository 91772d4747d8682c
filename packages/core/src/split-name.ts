/**
 * Splits a text where a long name in it may go on on the next line: after `/`, `.` and `_`, and before a capital. `/v2/getUserById` is split
 * into `/v2/`, `get`, `User`, `By` and `Id`; what is shorter than twenty characters finds room on a line, and is one part.
 */
export function splitName(text: string): string[] {
  return LONG.test(text) ? text.split(PLACES) : [text];
}

const LONG = /\S{20}/;
const PLACES = /(?<=[/._](?![/._]))|(?<=[a-z\d])(?=[A-Z])/;
