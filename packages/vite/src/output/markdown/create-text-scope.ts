import { decodePath, isExternalUrl, isUntrusted, resolveRelative, splitUrl, toFolder, toHref, toMarkdownHref } from '@octavo/core/internal';
import { paths } from '../../disk/paths.ts';
import { fillFences } from '../../mdx/code/file-fences.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { OutputSource } from '../output.ts';
import { OPERATION } from '../../mdx/text/text-scope.ts';
import type { TextScope } from '../../mdx/text/text-scope.ts';
import { describeOperation } from './describe-operation.ts';

/** What the texts of a site are written with: its snippets, and public addresses, which lead to the Markdown of pages. */
export function createTextScope({ store, toUrl }: { store: SiteStore } & Pick<OutputSource, 'toUrl'>): TextScope {
  const { root } = store;
  return {
    findSnippet(specifier, importer) {
      if (specifier.startsWith(OPERATION)) {
        const text = describeOperation(specifier.slice(OPERATION.length), store);
        // What a file of an API says is nobody's program.
        return text === undefined ? undefined : { file: specifier, text, isTrusted: false };
      }
      const found = resolveContentImport(specifier, paths.join(root, importer), root);
      if (found.kind !== 'file' || !/\.mdx?$/i.test(found.file)) return undefined;
      const file = paths.relative(root, found.file);
      const text = store.readText(file);
      return { file, text: fillFences(text, store.findCode(text, file)), isTrusted: !isUntrusted(file, store.site().config) };
    },
    toUrl(url, file) {
      if (isExternalUrl(url) || /^[#?]|^$/.test(url)) return url;
      const { path: target, query, hash } = splitUrl(url);
      const written = decodePath(target);
      const meant = [resolveRelative(toFolder(file), written), ...(written.startsWith('/') ? [] : [resolveRelative('/', written)])];
      const asset = meant.find((pathname) => store.findAsset(pathname) !== undefined);
      if (asset !== undefined) return toUrl(asset) + query + hash;
      for (const pathname of meant) {
        const href = toHref(pathname);
        const led = store.findRedirect(href)?.destination ?? href;
        const { path: at, hash: own } = splitUrl(led);
        if (isExternalUrl(led)) return led;
        if (store.site().pages[at] !== undefined) return toUrl(toMarkdownHref(at)) + query + (own || hash);
      }
      return store.findSource(url, file) ?? url;
    },
  };
}
