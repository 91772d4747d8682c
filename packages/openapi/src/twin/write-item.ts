/** Writes an item of a list with the lines that belong to it: they stand as deep as its text does. */
export function writeItem(text: string, lines: readonly string[] = []): string[] {
  const [first = '', ...rest] = text.trim().split('\n');
  return [`- ${first}`, ...[...rest, ...lines].map((line) => (line === '' ? '' : `  ${line}`))];
}
