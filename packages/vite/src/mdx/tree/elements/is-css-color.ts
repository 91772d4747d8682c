import { transform } from 'lightningcss';

/** Says whether CSS takes a text for a colour; true where only a browser can tell (`var(--brand)`). */
export function isCssColor(value: string): boolean {
  if (/^[\w-]*\(.*(?:var|env)\(|^(?:var|env)\(|^(?:inherit|initial|unset|revert(?:-layer)?)$/i.test(value)) return true;
  if (!/^[#\w\s(),.%/+-]+$/.test(value)) return false;
  let isColor = false;
  transform({
    filename: 'color.css',
    code: Buffer.from(`a{color:${value}}`),
    errorRecovery: true,
    visitor: {
      Declaration({ property }) {
        isColor ||= property === 'color';
      },
    },
  });
  return isColor;
}
