/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb` to its numbers; undefined for anything else, so that only a colour can reach a style sheet. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex);
  if (digits === null) return undefined;
  const long = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `[255, 0, 0]` -> `#ff0000`. */
export function renderHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
