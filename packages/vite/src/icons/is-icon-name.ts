/** Says whether the text of an `icon` is a name to look up, or one of an emoji (`:rocket:`), rather than an address, a file, an emoji or SVG source. */
export function isIconName(text: string): boolean {
  return /^(?:[a-z\d][\w :/-]*|:[\w+-]+:)$/i.test(text.trim()) && !text.includes('//');
}
