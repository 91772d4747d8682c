const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?=\r?\n|$)/;

/**
 * Replaces a page's frontmatter, whatever it holds, by as many empty lines, so that places in the rest stay true.
 *
 * `---\ntitle: "broken\n---\n# Hi` -> `\n\n\n# Hi`
 */
export function blankFrontmatter(text: string): string {
  return text.replace(FRONTMATTER, (head) => head.replace(/[^\n]/g, '')).replace(/^\uFEFF/, ' ');
}
