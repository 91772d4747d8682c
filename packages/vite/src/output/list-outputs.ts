import type { ResolvedConfig } from 'vite';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { OctavoMode } from '../options.ts';
import { feedOutput } from './feed/feed-output.ts';
import { createIconCreditsOutput } from './icon-credits-output.ts';
import { markdownOutput } from './markdown/markdown-output.ts';
import type { Output } from './output.ts';
import { createRedirectRulesOutput } from './redirect-rules-output.ts';
import { createSearchOutput } from './search/search-output.ts';
import type { SearchStore } from './search/search-store.ts';

/** What the outputs of a site are made from. */
export interface OutputParts {
  search: SearchStore;
  apiChunks: Output;
  icons: IconResolver;
  mode: OctavoMode;
  vite: Pick<ResolvedConfig, 'publicDir'>;
}

/** What a site serves beside its documents, in the order in which it is written. */
export function listOutputs({ search, apiChunks, icons, mode, vite }: OutputParts): Output[] {
  return [
    createSearchOutput(search),
    markdownOutput,
    feedOutput,
    apiChunks,
    createIconCreditsOutput(icons),
    ...(mode === 'alone' ? [createRedirectRulesOutput(vite.publicDir)] : []),
  ];
}
