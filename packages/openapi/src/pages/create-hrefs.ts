import { normalizePath } from '@octavo/core';
import type { OperationSummary } from '../model/operation.ts';
import { createOperationTitle } from './operation-title.ts';
import { createSlug } from './create-slug.ts';

/** Gives addresses to generated pages. */
export interface Hrefs {
  /** `['api-reference', 'Routes']` and an operation -> `/api-reference/routes/get-a-route`, or with a number where that is taken. */
  create(folders: [folder: string, group: string], operation: OperationSummary): string;
}

/** Makes the addresses of a site: none is given twice, and none shadows a page of `taken`, whatever the case of its letters. */
export function createHrefs(taken: readonly string[]): Hrefs {
  const used = new Set(taken.map((href) => href.toLowerCase()));
  return {
    create([folder, group], operation) {
      const name = createSlug(createOperationTitle(operation)) || createSlug(operation.key) || 'operation';
      const path = normalizePath([folder, createSlug(group), name].join('/'));
      let href = path;
      for (let number = 2; used.has(href.toLowerCase()); number += 1) href = `${path}-${number}`;
      used.add(href.toLowerCase());
      return href;
    },
  };
}
