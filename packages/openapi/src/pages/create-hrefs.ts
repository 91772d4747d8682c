import { normalizePath } from '@octavo/core/internal';
import type { OperationSummary } from '../model/operation.ts';
import { createSlug } from './create-slug.ts';

/** Gives addresses to generated pages. */
export interface Hrefs {
  /** `api-reference` and an operation -> `/api-reference/routes/get-a-route`, or with a number where that is taken. */
  create(folder: string, operation: OperationSummary): string;
}

/**
 * Makes the addresses of a site, those of the format's origin: folder, tag and summary, or method and path; or what the operation says. None
 * is given twice, and none shadows a page of `taken`, whatever the case of its letters.
 */
export function createHrefs(taken: readonly string[]): Hrefs {
  const used = new Set(taken.map((href) => href.toLowerCase()));
  return {
    create(folder, operation) {
      const path = normalizePath(
        operation.href ?? [folder, createSlug(operation.group ?? operation.tags[0] ?? ''), createName(operation)].join('/'),
      );
      let href = path;
      for (let number = 1; used.has(href.toLowerCase()); number += 1) href = `${path}-${number}`;
      used.add(href.toLowerCase());
      return href;
    },
  };
}

function createName({ summary = '', kind, method, path, operationId = '' }: OperationSummary): string {
  const ofPath = createSlug(path);
  if (kind === 'channel') return createSlug(summary) || createSlug(operationId) || ofPath || 'channel';
  const ofKey = kind === 'webhook' || ofPath === '' ? ofPath : `${method.toLowerCase()}-${ofPath}`;
  return createSlug(summary) || ofKey || createSlug(operationId) || 'operation';
}
