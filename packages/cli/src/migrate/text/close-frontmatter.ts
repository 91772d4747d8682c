/** Closes frontmatter that ends with its file: gray-matter reads it, whose fence is never closed. */
export function closeFrontmatter(text: string): string {
  const isOpen = /^---[ \t]*\r?\n/.test(text) && !/\n---[ \t]*(?:\r?\n|$)/.test(text);
  return isOpen ? `${text.trimEnd()}\n---\n` : text;
}
