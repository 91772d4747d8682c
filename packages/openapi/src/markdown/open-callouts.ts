/** The components of pages that set a remark apart: descriptions that were written for the same site use them too. */
const OPENING = /<(Note|Info|Tip|Warning|Check|Danger|Callout)(?:\s[^<>]*)?>/g;

/** Writes callouts as quotations whose content is Markdown: `<Note>a</Note>` -> `<blockquote>`, `a` and `</blockquote>`, each a block. */
export function openCallouts(markdown: string): string {
  let result = '';
  let at = 0;
  // A name that is closed nowhere from here on is not looked for again.
  const unclosed = new Set<string>();
  for (const { 0: tag, 1: name = '', index } of markdown.matchAll(OPENING)) {
    if (index < at || unclosed.has(name)) continue;
    const start = index + tag.length;
    const end = markdown.indexOf(`</${name}>`, start);
    if (end < 0) {
      unclosed.add(name);
      continue;
    }
    result += `${markdown.slice(at, index)}\n\n<blockquote>\n\n${dedent(markdown.slice(start, end))}\n\n</blockquote>\n\n`;
    at = end + name.length + 3;
  }
  return result + markdown.slice(at);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0)).join('\n');
}
