/** What every message about a tag may end with: perhaps it is none. */
export const LESS_THAN_HINT = 'If it is meant as text, write &lt; or \\< or put it in backticks.';

const PLAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['listItem', 'list item'],
  ['blockquote', 'quote'],
  ['tableCell', 'table cell'],
  ['emphasis', 'emphasis (*)'],
  ['strong', 'strong text (**)'],
]);

/** A node as the parser calls it -> as an author does. */
export function toPlainName(node: string): string {
  return PLAIN_NAMES.get(node) ?? node;
}
