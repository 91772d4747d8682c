import type { SiteName } from '@octavo/core';
import type { Api } from '../model/api.ts';
import { GRAPHQL_GROUPS } from '../model/graphql.ts';
import type { OperationSummary } from '../model/operation.ts';
import { createOperationTitle } from './operation-title.ts';

/** Operations that navigation shows together. */
export interface OperationGroup {
  title: string;
  /** Its title, where no author has written it. */
  ownName?: SiteName;
  operations: OperationSummary[];
  /** Groups below it. */
  groups: OperationGroup[];
}

/** How operations are grouped. */
export interface GroupOptions {
  /** True keeps the file's order; else groups and operations are sorted. */
  maintainOrder: boolean;
  /** The title of the group of those without a tag, by default Endpoints; of a GraphQL schema the group around all others, by default none. */
  untagged?: string;
}

/**
 * Groups the operations of an API that have pages: by `x-group`, else by their first tag that is for navigation. Tags stand below their
 * `parent`, and in the groups of `x-tagGroups`, which come first and in the author's order.
 */
export function groupOperations({ operations, tags, tagGroups }: Api, { maintainOrder, untagged }: GroupOptions): OperationGroup[] {
  const titles = new Map([
    ...(untagged === undefined ? [] : [[UNTAGGED_KINDS.operation, untagged] as const]),
    ...tags.map(({ name, title }) => [name, title] as const),
  ]);
  const written = new Set([
    ...titles.keys(),
    ...operations.flatMap(({ kind, group, tags: own }) => (kind === 'graphql' ? [] : (group ?? own))),
  ]);
  const isOwn = (name: string): name is SiteName => !written.has(name) && OWN_NAMES.has(name);
  const parents = new Map(
    tags.flatMap(({ name, parent }) => (parent !== undefined && titles.has(parent) ? [[name, parent] as const] : [])),
  );
  const badges = new Set(tags.filter(({ kind = 'nav' }) => kind !== 'nav').map(({ name }) => name));
  const byName = new Map<string, OperationSummary[]>(tags.map(({ name }) => [name, []]));
  for (const operation of operations.filter(({ isExcluded }) => !isExcluded)) {
    const name = findGroup(operation, badges);
    byName.set(name, [...(byName.get(name) ?? []), operation]);
  }
  const names = [...byName.keys()];
  const createGroup = (name: string): OperationGroup => ({
    title: titles.get(name) ?? name,
    ...(isOwn(name) && { ownName: name }),
    operations: byName.get(name) ?? [],
    groups: names.filter((one) => parents.get(one) === name && !isRoot(one, parents)).map(createGroup),
  });
  const roots = names.filter((name) => isRoot(name, parents));
  const grouped = new Set(tagGroups.flatMap((group) => group.tags));
  const authored = tagGroups.map((group) => ({
    title: group.name,
    operations: [],
    groups: group.tags.filter((one) => roots.includes(one)).flatMap((one) => arrange([createGroup(one)], maintainOrder)),
  }));
  const others = arrange(roots.filter((name) => !grouped.has(name)).map(createGroup), maintainOrder);
  const all = [...authored.filter(({ groups }) => groups.length > 0), ...others];
  const isWrapped = untagged !== undefined && operations[0]?.kind === 'graphql' && all.length > 0;
  return isWrapped ? [{ title: untagged, operations: [], groups: all }] : all;
}

/** Tags that are each other's parents stand below none. */
function isRoot(name: string, parents: ReadonlyMap<string, string>): boolean {
  const way = new Set([name]);
  for (let parent = parents.get(name); parent !== undefined; parent = parents.get(parent)) {
    if (way.has(parent)) return true;
    way.add(parent);
  }
  return !parents.has(name);
}

/** Without groups that hold nothing; sorted unless the file's order counts. */
function arrange(groups: readonly OperationGroup[], maintainOrder: boolean): OperationGroup[] {
  const filled = groups
    .map((group) => ({ ...group, groups: arrange(group.groups, maintainOrder) }))
    .filter((group) => group.operations.length > 0 || group.groups.length > 0);
  if (maintainOrder) return filled;
  return filled
    .map((group) => ({
      ...group,
      operations: group.operations.toSorted((a, b) => compare(createOperationTitle(a), createOperationTitle(b))),
    }))
    .toSorted((a, b) => compare(a.title, b.title));
}

const UNTAGGED_KINDS = {
  operation: 'Endpoints',
  webhook: 'Webhooks',
  channel: 'Channels',
  workflow: 'Workflows',
  graphql: 'Objects',
} as const satisfies {
  [kind in OperationSummary['kind']]: SiteName;
};
const OWN_NAMES: ReadonlySet<string> = new Set([...Object.values(UNTAGGED_KINDS), ...Object.values(GRAPHQL_GROUPS)]);

/** The name of the group that an operation belongs to. */
function findGroup({ group, tags, kind }: OperationSummary, badges: ReadonlySet<string>): string {
  return group ?? tags.find((tag) => !badges.has(tag)) ?? UNTAGGED_KINDS[kind];
}

/** The same everywhere, whatever the language of the machine: capitals count only between names that are else alike. */
function compare(a: string, b: string): number {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
