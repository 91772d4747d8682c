import type { Api } from '../model/api.ts';
import type { OperationSummary } from '../model/operation.ts';
import { createOperationTitle } from './operation-title.ts';

/** Operations that navigation shows together. */
export interface OperationGroup {
  title: string;
  /** What names the group in addresses. */
  name: string;
  operations: OperationSummary[];
}

/** Groups the operations of an API that have pages: by `x-group`, else by their first tag. In the file's order, or sorted. */
export function groupOperations({ operations, tags }: Api, { maintainOrder }: { maintainOrder: boolean }): OperationGroup[] {
  const titles = new Map(tags.map(({ name, title }) => [name, title]));
  const groups = new Map<string, OperationGroup>(tags.map(({ name, title }) => [name, { title, name, operations: [] }]));
  for (const operation of operations.filter(({ isExcluded }) => !isExcluded)) {
    const name = operation.group ?? operation.tags[0] ?? (operation.kind === 'webhook' ? 'Webhooks' : 'Endpoints');
    const group = groups.get(name) ?? { title: titles.get(name) ?? name, name, operations: [] };
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

/** The same everywhere, whatever the language of the machine: capitals count only between names that are else alike. */
function compare(a: string, b: string): number {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
