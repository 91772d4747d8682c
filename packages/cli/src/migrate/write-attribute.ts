/** An attribute of a component as it is written; a text with `"` in it as code. */
export function writeAttribute(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return value.includes('"') ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
}
