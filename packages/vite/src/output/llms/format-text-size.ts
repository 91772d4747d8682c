/** The size of a text as UTF-8, or of so many bytes: `12 kB`, `1.4 MB`. */
export function formatTextSize(text: string | number): string {
  const bytes = typeof text === 'number' ? text : Buffer.byteLength(text);
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
