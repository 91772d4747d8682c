import type { SchemaFinding } from './finding.ts';

/** Compares the dates after which something is gone (`x-sunset`), as written: `2027-01-31`. */
export function compareSunsets(from: string | undefined, to: string | undefined): SchemaFinding[] {
  if (from === to) return [];
  if (from === undefined) return [{ rule: 'sunset-set', at: [], values: { to: to ?? '' } }];
  if (to === undefined) return [{ rule: 'sunset-removed', at: [], values: { from } }];
  return [{ rule: to < from ? 'sunset-advanced' : 'sunset-postponed', at: [], values: { from, to } }];
}
