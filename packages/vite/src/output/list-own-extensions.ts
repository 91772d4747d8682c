import type { ResolvedConfig } from 'vite';
import type { Extension } from '../extension/extension.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { OctavoMode } from '../options.ts';
import { feedOutput } from './feed/feed-output.ts';
import { createIconCreditsOutput } from './icon-credits-output.ts';
import { markdownOutput } from './markdown/markdown-output.ts';
import type { Output } from './output.ts';
import { createRedirectRulesOutput } from './redirect-rules-output.ts';
import { createSearchOutput } from './search/search-output.ts';
import type { SearchStore } from './search/search-store.ts';

/** What Octavo's own extensions are made from. */
export interface OwnParts {
  search: SearchStore;
  apiChunks: Output;
  icons: IconResolver;
  mode: OctavoMode;
  vite: Pick<ResolvedConfig, 'publicDir'>;
}

/** What Octavo itself adds to a site, by the interface that everybody has, in the order in which it is written. */
export function listOwnExtensions({ search, apiChunks, icons, mode, vite }: OwnParts): Extension[] {
  return [
    { name: 'search', outputs: [createSearchOutput(search)], search: '@octavo/vite/client/search/search-client' },
    { name: 'Markdown', outputs: [markdownOutput] },
    { name: 'feeds', outputs: [feedOutput] },
    { name: 'APIs', outputs: [apiChunks] },
    { name: 'icon credits', outputs: [createIconCreditsOutput(icons)] },
    ...(mode === 'alone' ? [{ name: 'redirects', outputs: [createRedirectRulesOutput(vite.publicDir)] }] : []),
  ];
}
