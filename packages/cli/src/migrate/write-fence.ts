/** A block of code that holds a text. */
export function toFence(code: string, { language, meta = '', indent = '' }: { language: string; meta?: string; indent?: string }): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([sign]) => sign.length));
  const sign = '`'.repeat(longest + 1);
  const lines = [`${sign}${language}${meta === '' ? '' : ` ${meta}`}`, ...code.replace(/\n$/, '').split('\n'), sign];
  return lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
}
