import type { ChangeTexts } from '@octavo/core';
import type { AllTexts } from '../value/say.ts';
import type { FindingValues } from './finding.ts';
import type { ChangeId } from './change-id.ts';
import type { ChangeLevel } from './change-rules.ts';

/** Where a change is on the page of its operation. */
export interface ChangeSpot {
  /** What the ids of the part's rows begin with: `query.limit`, `body`, `response-200`. */
  part: string;
  /** Of a body, its media type. */
  media?: string;
  /** The way into the value: `address`, `[]`, `id`. */
  steps: readonly string[];
}

/** A part of an operation: `query`, its name `limit`. */
export interface PlaceName {
  word: keyof AllTexts;
  name?: string;
}

/** One change of an API, in no language yet: `sayChange` says it. Plain JSON. */
export interface ApiChange {
  rule: ChangeId;
  level: ChangeLevel;
  /** What of the operation changed, from the outside inwards: `Response 200`, `header X-Left`; empty for the operation itself. */
  place: readonly PlaceName[];
  /** The way into the value: `address.city`, `items[].id`; empty for the whole. */
  field: string;
  values?: FindingValues;
  /** Why it breaks; of breaking changes alone. */
  reason?: keyof ChangeTexts;
  /** Absent for what is not in a row of its own: the operation itself, its callbacks. */
  spot?: ChangeSpot;
}

/** The changes of one operation, breaking ones first. */
export interface OperationChanges {
  /** As in the API's model: `GET /routes/{id}`; that of the new file, of a removed operation that of the old. Empty for the API as a whole. */
  key: string;
  summary?: string;
  changes: ApiChange[];
}

/** What became of an API between two states of its file. Plain JSON. */
export interface ApiChanges {
  title: string;
  /** `info.version` of both, where the files give it. */
  from?: string;
  to?: string;
  /** Those with breaking changes first, else in the file's order; an API as a whole before all. */
  operations: OperationChanges[];
  /** Whether schemas were left out, since they are more than is compared in bounded time. */
  isCut: boolean;
}

/** How many changes there are of each level. */
export type ChangeCounts = Record<ChangeLevel, number>;

/** Counts the changes of an API. */
export function countChanges({ operations }: Pick<ApiChanges, 'operations'>): ChangeCounts {
  const counts: ChangeCounts = { breaking: 0, risky: 0, note: 0 };
  for (const { changes } of operations) for (const { level } of changes) counts[level] += 1;
  return counts;
}
