import {
  decodePath,
  encodeHref,
  isExternalUrl,
  resolveRelative,
  splitUrl,
  toFolder,
  toHref,
  toMarkdownHref,
  withBase,
} from '@octavo/core/internal';
import { paths } from '../../disk/paths.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { TextScope } from '../../mdx/text/write-text.ts';

/** What the texts of a site are written with: its snippets, and addresses of pages that lead to their Markdown. */
export function createTextScope({ store, base }: { store: SiteStore; base: string }): TextScope {
  const { root } = store;
  return {
    findSnippet(specifier, importer) {
      const found = resolveContentImport(specifier, paths.join(root, importer), root);
      if (found.kind !== 'file' || !/\.mdx?$/i.test(found.file)) return undefined;
      const file = paths.relative(root, found.file);
      return { file, text: store.readText(file) };
    },
    toUrl(url, file) {
      if (isExternalUrl(url) || /^[#?]|^$/.test(url)) return url;
      const { path: target, query, hash } = splitUrl(url);
      const written = decodePath(target);
      const meant = [resolveRelative(toFolder(file), written), ...(written.startsWith('/') ? [] : [resolveRelative('/', written)])];
      const asset = meant.find((pathname) => store.findAsset(pathname) !== undefined);
      if (asset !== undefined) return encodeHref(withBase(base, asset)) + query + hash;
      for (const pathname of meant) {
        const href = toHref(pathname);
        const led = store.findRedirect(href)?.destination ?? href;
        const { path: at, hash: own } = splitUrl(led);
        if (isExternalUrl(led)) return led;
        if (store.site().pages[at] !== undefined) return encodeHref(withBase(base, toMarkdownHref(at))) + query + (own || hash);
      }
      return url;
    },
  };
}
