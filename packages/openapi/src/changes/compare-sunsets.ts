import type { SchemaFinding } from './finding.ts';
import { quoteBoth } from './finding.ts';

/** Compares the dates after which something is gone (`x-sunset`), as written: `2027-01-31`. */
export function compareSunsets(from: string | undefined, to: string | undefined): SchemaFinding[] {
  if (from === to) return [];
  const values = quoteBoth(from, to);
  if (from === undefined) return [{ rule: 'sunset-set', at: [], values }];
  if (to === undefined) return [{ rule: 'sunset-removed', at: [], values }];
  return [{ rule: to < from ? 'sunset-advanced' : 'sunset-postponed', at: [], values }];
}
