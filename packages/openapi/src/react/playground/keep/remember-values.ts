import type { FindKeeper } from '@octavo/core/browser';
import type { RequestValue, RequestValues } from '../../../request/request-value.ts';
import { redactValues } from './redact-values.ts';
import { keepValues, listPathPlaces, readKeptValues } from './values-store.ts';
import type { ValuesPlace } from './values-store.ts';

/** Operations of an API whose values are kept, and characters of each: a reader's storage is not ours to fill. */
const MOST = 30;
const LONGEST = 20_000;

/** Keeps what was typed into an operation's form, its secrets and files left out first; undefined forgets it. */
export function rememberValues({ site, operation }: ValuesPlace, typed: RequestValues | undefined, find?: FindKeeper): void {
  const { operations, path } = readKeptValues(site, find);
  const { [operation.key]: _, ...others } = operations;
  const values = typed && redactValues(typed, operation);
  const isShort = values !== undefined && JSON.stringify(values).length <= LONGEST;
  const next = Object.entries({ ...others, ...(isShort && { [operation.key]: values }) }).slice(-MOST);
  // JSON leaves out what is undefined: a value that was emptied is forgotten.
  const shared = listPathPlaces(operation).map(({ name, place }): [string, RequestValue] => [place, values?.path?.[name] || undefined]);
  const places = Object.entries<RequestValue>({ ...path, ...Object.fromEntries(shared) }).slice(-MOST);
  keepValues(site, { operations: Object.fromEntries(next), path: Object.fromEntries(places) }, find);
}
