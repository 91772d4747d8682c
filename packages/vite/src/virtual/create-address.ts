import path from 'node:path';
import { encodeHref, escapePath, isExternalUrl, withBase } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import type { Placement } from '../site/placement.ts';
import { resolveReference } from '../content/links/resolve-reference.ts';

/** What addresses of the config and of frontmatter are made ready with. */
export type LinkScope = Placement & Pick<Sources, 'store' | 'content' | 'extensions'>;

/** Address of a file that the config names, from the content root, ready to use: `images/a.svg` -> `/docs/images/a.svg?v=1f2e3d4c`. */
export function createFileAddress({ base, content }: LinkScope, url: string): string {
  if (isExternalUrl(url)) return url;
  const pathname = `/${url.replace(/^\.?\//, '')}`;
  return content.assetUrl(pathname) ?? encodeHref(withBase(base, escapePath(pathname)));
}

/** Where a link of the config leads, ready to use: a page or a file of ours with the base, else the host's address as it is. */
export function createLinkAddress(scope: LinkScope, url: string): string {
  const { store, content } = scope;
  const configFile = path.basename(store.configFile() ?? 'docs.json');
  return resolveReference(url.trim(), configFile, {
    placement: scope,
    site: store.site(),
    assetUrl: content.assetUrl,
    findRedirect: store.findRedirect,
    dropHostPrefix: store.dropHostPrefix,
    findSource: store.findSource,
  });
}
