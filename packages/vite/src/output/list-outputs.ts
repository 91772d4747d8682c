import type { Context } from '../context.ts';
import { feedOutput } from './feed/feed-output.ts';
import { createIconCreditsOutput } from './icon-credits-output.ts';
import { markdownOutput } from './markdown/markdown-output.ts';
import type { Output } from './output.ts';
import { createRedirectRulesOutput } from './redirect-rules-output.ts';
import { createSearchOutput } from './search/search-output.ts';

/** What a site serves beside its documents, in the order in which it is written. */
export function listOutputs({
  search,
  apiChunks,
  icons,
  mode,
  vite,
}: Pick<Context, 'search' | 'apiChunks' | 'icons' | 'mode' | 'vite'>): Output[] {
  return [
    createSearchOutput(search),
    markdownOutput,
    feedOutput,
    apiChunks,
    createIconCreditsOutput(icons),
    ...(mode === 'alone' ? [createRedirectRulesOutput(vite.publicDir)] : []),
  ];
}
