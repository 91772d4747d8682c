import path from 'node:path';
import { resolveLinks, toPlain } from '../../text/resolve-links.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { toDefaultFile } from './locale.ts';

/**
 * Links of Docusaurus: to files, `@site/…` from the source folder, `pathname://` to what is served. In a translated page they lead to what is
 * translated, else to the same in the default language.
 */
export const resolveDocusaurusLinks: Codemod = (text, scope) =>
  resolveLinks(text.replaceAll('](pathname://', ']('), scope, {
    publicFolders: ['static'],
    readAlias(address) {
      if (address.startsWith('@site/')) return address.slice('@site/'.length);
      const above = findAbove(address, scope);
      if (above !== undefined) return above;
      const { file, href } = scope.page;
      if (toDefaultFile(file) === undefined) return undefined;
      if (address.startsWith('/'))
        return scope.site.pages.find((one) => one.href === `/${href.split('/')[1] ?? ''}${toPlain(address)}`)?.file;
      const near = path.posix.join(path.posix.dirname(file), address);
      return ['', '.md', '.mdx', '/index.md', '/index.mdx'].some((end) => scope.source.has(near + end)) ? undefined : toDefaultFile(near);
    },
  });

/** `queries/about.md` and `/queries/about.md` name a file from the page's folder, from that of its docs, or from the top; a path with dots is the page's. */
function findAbove(address: string, { page, source }: PageScope): string | undefined {
  if (!/\.mdx?$/i.test(address) || address.startsWith('.')) return undefined;
  const folders = path.posix.dirname(page.file).split('/');
  const places = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
  return [...places, ''].map((folder) => path.posix.join(folder, address.replace(/^\//, ''))).find((file) => source.has(file));
}
