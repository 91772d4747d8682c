import path from 'node:path';
import { resolveLinks } from '../../text/resolve-links.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readI18n } from './read-i18n.ts';

/** Links of Fumadocs: addresses, files beside, and what `public` serves; those of a page in a language lead to pages in it. */
export const resolveFumadocsLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, { publicFolders: ['public'], readAlias: (address) => findInLanguage(address, scope) });

/** `/docs/boats` and `/[lang]/docs/boats` -> the file of `/de/docs/boats`; `./boats.mdx` -> `boats.de.mdx` beside. */
function findInLanguage(address: string, { page, site, source }: PageScope): string | undefined {
  const languages = readI18n(source);
  const language = languages?.all.find((one) => page.href.startsWith(`/${one}/`) || page.file.replace(/\.mdx?$/, '').endsWith(`.${one}`));
  if (language === undefined) return undefined;
  if (address.startsWith('/')) {
    const plain = path.posix.join('/', language, address.replace(/^\/\[\w+\]/, '')).replace(/(?<=.)\/$/, '');
    return site.pages.find(({ href }) => href === plain)?.file;
  }
  const near = path.posix.join(path.posix.dirname(page.file), address).replace(/\.mdx?$/, '');
  return ['.mdx', '.md'].map((end) => `${near}.${language}${end}`).find((file) => source.has(file));
}
