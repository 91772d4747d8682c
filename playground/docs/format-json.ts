/** JSON as a person writes it: what fits on a line stands on one. */
export function formatJson(value: unknown, indent = ''): string {
  const line = formatLine(value);
  if (line.length + indent.length <= 90) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + formatJson(one, inner)).join(',\n')}\n${indent}]`;
  const entries = Object.entries(value as object).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${formatJson(one, inner)}`);
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function formatLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${formatLine(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
