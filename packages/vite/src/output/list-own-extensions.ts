import path from 'node:path';
import { unescapePath } from '@octavo/core/internal';
import type { ResolvedConfig } from 'vite';
import { disk } from '../disk/disk.ts';
import type { Extension } from '../extension/extension.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { Hosting } from '../hosting-names.ts';
import type { OctavoMode } from '../options.ts';
import { feedOutput } from './feed/feed-output.ts';
import { createIconCreditsOutput } from './icon-credits-output.ts';
import { llmsOutput } from './llms/llms-output.ts';
import { markdownOutput } from './markdown/markdown-output.ts';
import type { Output } from './output.ts';
import { createPictureOutput } from './pictures/picture-output.ts';
import { robotsOutput } from './robots/robots-output.ts';
import { createStructuredDataOutput } from './structured-data/structured-data-output.ts';
import { createRedirectRulesOutput } from './redirects/redirect-rules-output.ts';
import { createSearchOutput } from './search/search-output.ts';
import type { SearchStore } from './search/search-store.ts';
import { skillOutput } from './skill/skill-output.ts';
import { sitemapOutput } from './sitemap/sitemap-output.ts';
import type { SiteStore } from '../site/site-store.ts';
import { yieldToAuthor } from './yield-to-author.ts';

/** What Octavo's own extensions are made from. */
export interface OwnParts {
  search: SearchStore;
  apiChunks: Output;
  icons: IconResolver;
  mode: OctavoMode;
  /** What serves the files, where that is known. */
  hosting: Hosting | undefined;
  store: Pick<SiteStore, 'root' | 'site' | 'findAsset' | 'locate'>;
  vite: Pick<ResolvedConfig, 'root' | 'cacheDir' | 'command' | 'logger' | 'publicDir'>;
}

/** What Octavo itself adds to a site, by the interface that everybody has, in the order in which it is written. */
export function listOwnExtensions({ search, apiChunks, icons, mode, hosting, store, vite }: OwnParts): Extension[] {
  const isAuthored = (href: string): boolean => store.findAsset(href) !== undefined || isPublic(href, vite.publicDir);
  const unlessAuthored = (output: Output): Output => yieldToAuthor(output, isAuthored);
  return [
    { name: 'search', outputs: [createSearchOutput(search)], search: '@octavo/vite/client/search/search-client' },
    { name: 'Markdown', outputs: [unlessAuthored(skillOutput), markdownOutput] },
    { name: 'feeds', outputs: [feedOutput] },
    { name: 'crawlers', outputs: [createStructuredDataOutput(store), ...[sitemapOutput, robotsOutput].map(unlessAuthored)] },
    { name: 'pictures', outputs: [unlessAuthored(createPictureOutput({ store, vite }))] },
    { name: 'agents', outputs: [llmsOutput].map(unlessAuthored) },
    { name: 'APIs', outputs: [apiChunks] },
    { name: 'icon credits', outputs: [createIconCreditsOutput(icons)] },
    ...(mode === 'alone' ? [{ name: 'redirects', outputs: [createRedirectRulesOutput({ hosting, publicDir: vite.publicDir })] }] : []),
  ];
}

function isPublic(href: string, publicDir: string): boolean {
  return publicDir !== '' && disk.isFile(path.join(publicDir, unescapePath(href)));
}
