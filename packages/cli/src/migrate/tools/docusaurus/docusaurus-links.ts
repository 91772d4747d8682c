import path from 'node:path';
import { resolveLinks, toPlain } from '../../text/resolve-links.ts';
import type { Codemod } from '../../tool.ts';
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
      const { file, href } = scope.page;
      if (toDefaultFile(file) === undefined) return undefined;
      if (address.startsWith('/'))
        return scope.site.pages.find((one) => one.href === `/${href.split('/')[1] ?? ''}${toPlain(address)}`)?.file;
      const near = path.posix.join(path.posix.dirname(file), address);
      return scope.source.has(near) ? undefined : toDefaultFile(near);
    },
  });
