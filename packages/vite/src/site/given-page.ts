import type { Page } from '@octavo/core';
import type { ExtensionPage } from '../extension/extension.ts';

/** The path from the content root that the file of a page would have: `/reference/parse` -> `reference/parse.mdx`. */
export function toGivenFile({ path }: Pick<ExtensionPage, 'path'>): string {
  const plain = path.replace(/^(?:\.?\/)+/, '');
  return /\.mdx?$/i.test(plain) ? plain : `${plain}.mdx`;
}

/** The text that the file of a page would hold. */
export function toGivenText({ frontmatter = {}, text }: Pick<ExtensionPage, 'frontmatter' | 'text'>): string {
  // JSON is YAML.
  const fields = Object.entries(frontmatter).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}\n`);
  return fields.length === 0 ? text : `---\n${fields.join('')}---\n\n${text}`;
}

/** Those of files by their addresses, then those that extensions give, in their order. */
export function orderPages(pages: readonly Page[]): string[] {
  const [files, given] = [
    pages.filter(({ extension }) => extension === undefined),
    pages.filter(({ extension }) => extension !== undefined),
  ];
  return [...files.map(({ href }) => href).toSorted(), ...given.map(({ href }) => href)];
}
