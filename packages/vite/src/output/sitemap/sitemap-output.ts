import { isPlaced } from '../is-placed.ts';
import type { Output } from '../output.ts';
import { listEntries } from './list-entries.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';
import { splitSitemap } from './split-sitemap.ts';

const TYPE = 'application/xml';

/**
 * `sitemap.xml` (sitemaps.org): the listed pages, with the day of their last change and their languages; an index of `sitemap-1.xml` and so on
 * where one file would be larger than the protocol allows. None where the site does not say where it stands: every address in it is whole.
 */
export const sitemapOutput: Output = {
  name: 'sitemap',
  list(site, source) {
    if (!isPlaced(source)) return [];
    const parts = splitSitemap(listEntries(site, source));
    const files = parts.map((entries, index) => ({
      href: parts.length === 1 ? '/sitemap.xml' : `/sitemap-${index + 1}.xml`,
      type: TYPE,
      read: () => renderSitemap(entries, source.readChanges()),
    }));
    if (parts.length < 2) return files;
    return [{ href: '/sitemap.xml', type: TYPE, read: () => renderSitemapIndex(files.map(({ href }) => source.toUrl(href))) }, ...files];
  },
};
