/** Texts that lie in repositories beside pages: files of these names are no pages of ours. */
const REPOSITORY_TEXT = /(?:^|\/)(?:readme|license|licence|changelog|contributing|code_of_conduct|security|agents|claude)$/i;

/** The file for an address: `/guide` -> `guide.md`, or `guide/index.md` where it is the page of a folder or would be passed over. */
export function toTarget(href: string, extension: string, isIndex = false): string {
  if (href === '/') return `index${extension}`;
  const name = href.slice(1);
  const isPassedOver = extension === '.md' && REPOSITORY_TEXT.test(name);
  return isIndex || isPassedOver ? `${name}/index${extension}` : name + extension;
}
