/** `&amp;` -> `&`, `&#x5F;` -> `_`, `https\://` -> `https://`: Markdown reads character references and escapes in addresses too. */
export function decodeReferences(url: string): string {
  return url
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    })
    .replaceAll('&amp;', '&')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}
