import * as v from 'valibot';

/** One hex colour, one for each colour mode, or a gradient of two or three. Hex is `#rrggbb`, lower case. */
export type ConfigColor = { from: string; via?: string; to: string } | { light: string; dark: string } | string;

/** The primary colour of a site whose config names none. */
export const DEFAULT_PRIMARY = '#4f46e5';

const HEX = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;

/** A hex colour of 3 or 6 digits; `#rrggbb` in lower case afterwards. */
export function hex(description: string): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.regex(HEX, 'config/bad-hex'), v.description(description), v.transform(normalizeHex));
}

/** A hex colour, or a gradient of two or three. */
export function color(description: string): v.GenericSchema<unknown, ConfigColor> {
  const gradient = v.object({
    from: hex('First colour of the gradient, as hex.'),
    via: v.exactOptional(hex('Colour in the middle of the gradient, as hex.')),
    to: hex('Last colour of the gradient, as hex.'),
  });
  return v.pipe(v.union([hex('One colour, as hex.'), gradient]), v.description(description));
}

function normalizeHex(value: string): string {
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
