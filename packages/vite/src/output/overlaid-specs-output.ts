import type { SiteStore } from '../site/site-store.ts';
import type { Output } from './output.ts';

/** The API files of a site as its overlays leave them, in the place of those that the author wrote: what is removed is not published. */
export function createOverlaidSpecsOutput({ apis, site }: Pick<SiteStore, 'apis' | 'site'>): Output {
  return {
    name: 'API files with overlays',
    list() {
      // First: it is known then which APIs there are.
      site();
      return apis.overlaid().map(({ source, write }) => ({
        href: `/${source}`,
        type: source.endsWith('.json') ? 'application/json' : 'application/yaml',
        read: write,
      }));
    },
  };
}
