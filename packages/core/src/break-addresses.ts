/** No mark has as much in one word. */
const LONG = /[^\s"'&<>]{24,}/g;

/**
 * Gives long addresses and paths in the HTML of code places to go on in the next line: after a slash and, where the lines are those of a phone,
 * after a dot that comes late in a host.
 */
export function breakAddresses(html: string): string {
  return html.replaceAll(LONG, (word) => (word.includes('/') ? breakAddress(word) : word));
}

function breakAddress(word: string): string {
  return word.replaceAll(/(?<=\w\/)(?=\w)/g, '<wbr>').replaceAll(/(?<=[^/>]{16}\.)(?=\w)/g, '<wbr data-narrow>');
}
