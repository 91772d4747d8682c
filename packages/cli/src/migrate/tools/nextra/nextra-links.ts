import path from 'node:path';
import { resolveLinks } from '../../text/resolve-links.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** Links of Nextra: addresses, files beside, and what `public` serves. */
export const resolveNextraLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, { publicFolders: ['public'], readAlias: (address) => findInLocale(address, scope) });

/** A page whose file has its locale in its name (`a.de.mdx`) links to those of that locale. */
function findInLocale(address: string, { page, site, source }: PageScope): string | undefined {
  const [, locale, end] = /\.([a-z]{2,3}(?:-\w+)?)(\.mdx?)$/.exec(page.file) ?? [];
  if (locale === undefined) return undefined;
  const folder = path.posix.relative(site.contentFolder, path.posix.dirname(page.file));
  const base = path.posix.join(site.contentFolder, path.posix.join('/', address.startsWith('/') ? '' : folder, address));
  return [`${base}.${locale}${end}`, path.posix.join(base, `index.${locale}${end}`)].find((file) => source.has(file));
}
