/** What stands between the signs of a heading: `> ## Title ##` -> `Title`. */
export function readMarkedHeading(line: string): string {
  const opening = /^[^#]*#{1,6}(?=[ \t]|$)/.exec(line)?.[0];
  const text = opening === undefined ? '' : line.slice(opening.length).trim();
  const closing = /(?<=^|[ \t])#+$/.exec(text);
  return closing === null ? text : text.slice(0, closing.index).trimEnd();
}
