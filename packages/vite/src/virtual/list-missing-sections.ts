import type { Site } from '@octavo/core';
import { listVariants } from '../output/llms/list-variants.ts';

/** The section in which an address without a page is shown, for each folder of a language or version; others are shown in none. */
export function listMissingSections(site: Pick<Site, 'sections'>): [folder: string, section: string][] {
  return listVariants(site).flatMap(({ prefix, sections: [first] }) =>
    first !== undefined && prefix !== '/' && prefix.endsWith('/') ? [[prefix, first.id]] : [],
  );
}
