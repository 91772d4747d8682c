/** The components of pages that set a remark apart: descriptions that were written for the same site use them too. */
const CALLOUT = /<(Note|Info|Tip|Warning|Check|Danger|Callout)(?:\s[^<>]*)?>([\s\S]*?)<\/\1>/g;

/** Writes callouts as quotations whose content is Markdown: `<Note>a</Note>` -> `<blockquote>`, `a` and `</blockquote>`, each a block. */
export function openCallouts(markdown: string): string {
  return markdown.replaceAll(CALLOUT, (_, _name: string, content: string) => `\n\n<blockquote>\n\n${dedent(content)}\n\n</blockquote>\n\n`);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0)).join('\n');
}
