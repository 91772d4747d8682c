const FIELD = /^ {0,3}([\w-]+):[ \t]*(.*)$/;
const MORE = /^ {4,}(\S.*)$/;

/** Fields that a page begins with, without a fence around them, as frontmatter: `title: Boats` and a blank line. */
export function openFields(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const fields = new Map<string, string>();
  let [end, name] = [0, ''];
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const [, key, value = ''] = FIELD.exec(line) ?? [];
    const more = MORE.exec(line)?.[1];
    if (key !== undefined) fields.set((name = key.toLowerCase()), value.trim());
    else if (more !== undefined && name !== '') fields.set(name, `${fields.get(name) ?? ''} ${more.trim()}`.trim());
    else break;
  }
  // Fields end at a blank line; text goes on.
  if (fields.size === 0 || (lines[end] ?? '').trim() !== '') return text;
  const written = [...fields].map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...written, '---', ...lines.slice(end)].join('\n');
}
