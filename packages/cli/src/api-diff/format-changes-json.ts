import { countChanges, sayChange } from '@octavo/vite/internal';
import type { ApiChanges } from '@octavo/vite/internal';

/** Writes the changes of an API as JSON, each in words as well, and their numbers. */
export function formatChangesJson(changes: ApiChanges): string {
  const operations = changes.operations.map((operation) => ({
    ...operation,
    changes: operation.changes.map((change) => ({ ...change, ...sayChange(change) })),
  }));
  return JSON.stringify({ ...changes, operations, summary: countChanges(changes) }, null, 2);
}
