import type { Api } from '../model/api.ts';
import type { OperationSummary } from '../model/operation.ts';
import { createOperationTitle } from './operation-title.ts';

/** Operations that navigation shows together. */
export interface OperationGroup {
  title: string;
  operations: OperationSummary[];
}

/** How operations are grouped. */
export interface GroupOptions {
  /** True keeps the file's order; else groups and operations are sorted. */
  maintainOrder: boolean;
  /** The title of the group of those without a tag. Default: Endpoints. */
  untagged?: string;
}

/** Groups the operations of an API that have pages: by `x-group`, else by their first tag. */
export function groupOperations({ operations, tags }: Api, { maintainOrder, untagged = UNTAGGED }: GroupOptions): OperationGroup[] {
  const titles = new Map([[UNTAGGED, untagged], ...tags.map(({ name, title }) => [name, title] as const)]);
  const groups = new Map<string, OperationGroup>(tags.map(({ name, title }) => [name, { title, operations: [] }]));
  for (const operation of operations.filter(({ isExcluded }) => !isExcluded)) {
    const name = findGroup(operation);
    const group = groups.get(name) ?? { title: titles.get(name) ?? name, operations: [] };
    groups.set(name, group);
    group.operations.push(operation);
  }
  const filled = [...groups.values()].filter((group) => group.operations.length > 0);
  if (maintainOrder) return filled;
  return filled
    .map((group) => ({
      ...group,
      operations: group.operations.toSorted((a, b) => compare(createOperationTitle(a), createOperationTitle(b))),
    }))
    .toSorted((a, b) => compare(a.title, b.title));
}

const UNTAGGED = 'Endpoints';
const UNTAGGED_KINDS = { operation: UNTAGGED, webhook: 'Webhooks', channel: 'Channels' } as const;

/** The name of the group that an operation belongs to. */
function findGroup({ group, tags, kind }: OperationSummary): string {
  return group ?? tags[0] ?? UNTAGGED_KINDS[kind];
}

/** The same everywhere, whatever the language of the machine: capitals count only between names that are else alike. */
function compare(a: string, b: string): number {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
