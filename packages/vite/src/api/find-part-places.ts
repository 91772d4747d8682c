import { withBase } from '@octavo/core';
import type { Site } from '@octavo/core';
import type { PartPlaces } from '@octavo/openapi/internal/load';
import { createTargetHrefs } from './list-target-hrefs.ts';

/** What a site is asked for here. */
export interface PartScope {
  base: string;
  store: { site(): Pick<Site, 'pages'>; apis: { find(source: string): Pick<PartPlaces, 'api'> | undefined } };
}

/** Finds where descriptions of an API's file lead that name other parts of it: to pages at their addresses below the base. */
export function findPartPlaces(source: string, { base, store }: PartScope): PartPlaces {
  const find = createTargetHrefs(store.site().pages);
  return {
    api: store.apis.find(source)?.api,
    addressOf(key) {
      const href = find(source, key);
      return href && withBase(base, href);
    },
  };
}
