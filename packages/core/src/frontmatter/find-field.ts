/** Where the name of a field of frontmatter stands in a page's whole text; 0 where it is not written as a line of its own. */
export function findField(text: string, name: string): number {
  const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const match = new RegExp(`^["']?(?=${plain}["']?[ \\t]*:)`, 'm').exec(text);
  return match === null ? 0 : match.index + match[0].length;
}
