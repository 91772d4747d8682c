/** The longest description of a page that is taken from an API, in characters. */
const LONGEST = 200;

/** The first paragraph of a Markdown text, without its marks, cut between words: what a list or a search engine shows. */
export function toFirstParagraph(markdown: string): string {
  const [first = ''] = markdown
    .trim()
    .replaceAll(/```[\s\S]*?(?:```|$)|<!--[\s\S]*?(?:-->|$)/g, '')
    .split(/\n\s*\n/, 1);
  const text = first
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/(\*\*|__|\*|`|~~)(\S(?:.*?\S)?)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}
