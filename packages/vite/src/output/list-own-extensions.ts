import path from 'node:path';
import { unescapePath } from '@octavo/core/internal';
import type { ResolvedConfig } from 'vite';
import { disk } from '../disk/disk.ts';
import type { Extension } from '../extension/extension.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { Hosting } from '../hosting-names.ts';
import type { OctavoMode } from '../options.ts';
import { createAuthorNamesOutput } from './author-names-output.ts';
import { createFaviconOutput } from './favicon/favicon-output.ts';
import { feedOutput } from './feed/feed-output.ts';
import { createIconCreditsOutput } from './icon-credits-output.ts';
import { llmsOutput } from './llms/llms-output.ts';
import { markdownOutput } from './markdown/markdown-output.ts';
import { opensearchOutput } from './opensearch/opensearch-output.ts';
import type { Output } from './output.ts';
import { createPictureOutput } from './pictures/picture-output.ts';
import { robotsOutput } from './robots/robots-output.ts';
import { createStructuredDataOutput } from './structured-data/structured-data-output.ts';
import { createRedirectDocumentsOutput } from './redirects/redirect-documents-output.ts';
import { createRedirectRulesOutput } from './redirects/redirect-rules-output.ts';
import type { RulesPlace } from './redirects/redirect-rules-output.ts';
import { createSearchOutput } from './search/search-output.ts';
import type { SearchStore } from './search/search-store.ts';
import { createOverlaidSpecsOutput } from './overlaid-specs-output.ts';
import { signInOutput } from './sign-in-output.ts';
import { createStarsOutput } from './stars/stars-output.ts';
import { skillOutput } from './skill/skill-output.ts';
import { sitemapOutput } from './sitemap/sitemap-output.ts';
import type { SiteStore } from '../site/site-store.ts';
import { yieldToAuthor } from './yield-to-author.ts';
import { yieldToRedirects } from './yield-to-redirects.ts';

/** The name of the extension that says where addresses lead which the site has no longer. */
export const REDIRECTS = 'redirects';

/** What Octavo's own extensions are made from. */
export interface OwnParts {
  search: SearchStore;
  apiChunks: Output;
  icons: IconResolver;
  mode: OctavoMode;
  /** Of the site's files, in the output folder as in that of public files: `docs/`. */
  prefix: string;
  /** What serves the files, where that is known. */
  hosting: Hosting | undefined;
  store: Pick<SiteStore, 'root' | 'apis' | 'site' | 'findAsset' | 'locate' | 'scripts'>;
  vite: Pick<ResolvedConfig, 'root' | 'cacheDir' | 'command' | 'logger' | 'publicDir'>;
  listFiles: RulesPlace['listFiles'];
}

/** What Octavo itself adds to a site, by the interface that everybody has, in the order in which it is written. */
export function listOwnExtensions({ search, apiChunks, icons, mode, prefix, hosting, store, vite, listFiles }: OwnParts): Extension[] {
  const findAuthored = (href: string): string | undefined => store.findAsset(href) ?? findPublic(prefix + href.slice(1), vite.publicDir);
  const unlessAuthored = (output: Output): Output => yieldToAuthor(output, (href) => findAuthored(href) !== undefined);
  const own: Extension[] = [
    { name: 'search', outputs: [createSearchOutput(search)], search: '@octavo/vite/client/search/search-client' },
    { name: 'Markdown', outputs: [unlessAuthored(skillOutput), markdownOutput] },
    { name: 'feeds', outputs: [feedOutput] },
    {
      name: 'crawlers',
      outputs: [createStructuredDataOutput(store), ...[sitemapOutput, robotsOutput, opensearchOutput].map(unlessAuthored)],
    },
    { name: 'pictures', outputs: [unlessAuthored(createPictureOutput({ store, vite }))] },
    { name: 'favicons', outputs: [unlessAuthored(createFaviconOutput({ store, vite, findAuthored }))] },
    { name: 'agents', outputs: [llmsOutput].map(unlessAuthored) },
    { name: 'APIs', outputs: [apiChunks, createOverlaidSpecsOutput(store), unlessAuthored(signInOutput)] },
    { name: 'stars', outputs: [createStarsOutput({ directory: path.join(vite.cacheDir, 'octavo-stars') })] },
    { name: 'icon credits', outputs: [createIconCreditsOutput(icons)] },
    // Another app's own elements may have these names.
    ...(mode === 'embedded' ? [] : [{ name: "authors' scripts", outputs: [unlessAuthored(createAuthorNamesOutput(store))] }]),
    {
      name: REDIRECTS,
      outputs: [
        ...(mode === 'alone' ? [createRedirectRulesOutput({ hosting, publicDir: vite.publicDir, listFiles })] : []),
        // The app's own router answers for its addresses.
        ...(mode === 'embedded' ? [] : [createRedirectDocumentsOutput({ hosting, mode, store })]),
      ],
    },
  ];
  return own.map(({ outputs = [], ...extension }) => ({ ...extension, outputs: outputs.map((output) => yieldToRedirects(output, store)) }));
}

function findPublic(name: string, publicDir: string): string | undefined {
  const file = path.join(publicDir, unescapePath(name));
  return publicDir !== '' && disk.isFile(file) ? file : undefined;
}
