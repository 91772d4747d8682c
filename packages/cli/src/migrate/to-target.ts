/** Texts that lie in repositories beside pages: as `.md` they are no pages of ours. */
const REPOSITORY_TEXT = /(?:^|\/)(?:readme|license|licence|changelog|contributing|code_of_conduct|security|agents|claude)$/i;

/** The file for an address: `/guide` -> `guide.md`, or `guide/index.md` where it is the page of a folder. */
export function toTarget(href: string, extension: string, isIndex = false): string {
  if (href === '/') return `index${extension}`;
  const name = href.slice(1);
  if (isIndex) return `${name}/index${extension}`;
  return name + (extension === '.md' && REPOSITORY_TEXT.test(name) ? '.mdx' : extension);
}
