import type { ConfigEntry, ConfigGroup, Page } from '@octavo/core';
import type { Api } from '../model/api.ts';
import type { OperationSummary } from '../model/operation.ts';
import { groupOperations } from './group-operations.ts';
import type { GroupOptions, OperationGroup } from './group-operations.ts';

/** What groups of navigation are made with. */
export interface GroupScope extends GroupOptions {
  /** The author's page that stands for an operation; folders are those of generated pages. */
  findWritten(operation: OperationSummary, api: Api, folder: string): Page | undefined;
  ensurePage(operation: OperationSummary, api: Api, folder: string): Page;
  ensureOverview(api: Api, folder: string): Page;
}

/**
 * Makes the overview of an API and the groups of all its operations, as entries of navigation. An operation has the page of navigation that
 * shows it, or the one that is written at its address; a page elsewhere stands for nothing but itself. A hidden operation has a page that no
 * group holds.
 */
export function createGroups(
  api: Api,
  { findWritten, ensurePage, ensureOverview, folder, version, ...options }: GroupScope & { folder: string; version?: string },
): ConfigEntry[] {
  const toGroup = ({ title, ownName, operations, groups }: OperationGroup): ConfigGroup[] => {
    const shown = operations.flatMap((operation) => {
      const page = findWritten(operation, api, folder) ?? ensurePage(operation, api, folder);
      return operation.isHidden ? [] : [page.href.slice(1)];
    });
    const pages = [...shown, ...groups.flatMap(toGroup)];
    return pages.length === 0
      ? []
      : [{ group: title, ...(ownName !== undefined && { ownName }), pages, ...(version !== undefined && { version }) }];
  };
  const groups = groupOperations(api, options).flatMap(toGroup);
  // A file that says nothing of its API has no page that would say it again.
  if (groups.length === 0 || !api.hasOverview) return groups;
  const overview = ensureOverview(api, folder).href.slice(1);
  return [version === undefined ? overview : { group: api.title, pages: [overview], version }, ...groups];
}
