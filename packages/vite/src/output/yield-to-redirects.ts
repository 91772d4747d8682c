import type { SiteStore } from '../site/site-store.ts';
import type { Output, OutputFile } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** The same output without the files at addresses that a redirect leads away from: an author who has moved `/llms.txt` means it. */
export function yieldToRedirects(output: Output, store: Pick<SiteStore, 'site'>): Output {
  const { list, find } = output;
  const createFilter = (): ((file: OutputFile) => boolean) => {
    const sources = new Set(store.site().redirects.map(({ source }) => source));
    return ({ href }) => !sources.has(href);
  };
  return {
    ...output,
    list: async (site, source) => (await readListed(list(site, source))).filter(createFilter()),
    ...(find && {
      async find(href) {
        const found = await find(href);
        return found && createFilter()(found) ? found : undefined;
      },
    }),
  };
}
