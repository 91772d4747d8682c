import { findEntry, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Operation } from '../../../model/operation.ts';
import { isRecord } from '../../../request/request-value.ts';
import type { RequestValue, RequestValues } from '../../../request/request-value.ts';

/** Whose values are kept. */
export interface ValuesPlace {
  site: string;
  operation: Operation;
}

/** What was typed into the forms of an API: plain JSON, without secrets and files. */
export interface KeptValues {
  /** By operation, the one that was typed into last at the end. */
  operations: Record<string, RequestValues>;
  /** Values of parameters by the path up to them, for all operations beneath it: `/routes/{id}`. */
  path: Record<string, RequestValue>;
}

/**
 * What a form begins with: the values that were typed into it, else `begin`; and those of its path that were typed into another form of
 * the API, where this one has none.
 */
export function findKeptValues({ site, operation }: ValuesPlace, begin: RequestValues, find?: FindKeeper): RequestValues {
  const { operations, path } = readKeptValues(site, find);
  const own = findEntry(operations, operation.key);
  const { accept, indent } = begin;
  const shared = listPathPlaces(operation).flatMap(({ name, place }) => (Object.hasOwn(path, place) ? [[name, path[place]]] : []));
  const values = own === undefined ? begin : { accept, indent, ...own };
  return shared.length === 0 ? values : { ...values, path: { ...begin.path, ...Object.fromEntries(shared), ...own?.path } };
}

/** Reads what was kept for an API, without what another script wrote. */
export function readKeptValues(site: string, find?: FindKeeper): KeptValues {
  const kept = readKeptJson(keyOfValues(site), find);
  const { operations, path } = isRecord(kept) ? kept : {};
  const whole = Object.entries(isRecord(operations) ? operations : {}).filter(([, values]) => isWholeValues(values));
  return { operations: Object.fromEntries(whole) as KeptValues['operations'], path: isRecord(path) ? path : {} };
}

/** Keeps what was typed into the forms of an API, on this device. */
export function keepValues(site: string, values: KeptValues, find?: FindKeeper): void {
  keepText(keyOfValues(site), JSON.stringify(values), find);
}

/** The parameters of an operation's path, each with the path up to it. */
export function listPathPlaces({ path }: Pick<Operation, 'path'>): { name: string; place: string }[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => ({
    name: match[1] ?? '',
    place: path.slice(0, match.index + match[0].length),
  }));
}

/** Whether values that another script or a link may have written have the form of a request's. */
export function isWholeValues(values: RequestValue): boolean {
  if (!isRecord(values)) return false;
  const isAbsentOr = (isRight: (value: RequestValue) => boolean, names: readonly string[]): boolean =>
    names.every((name) => values[name] === undefined || isRight(values[name]));
  return (
    isAbsentOr(isRecord, ['path', 'query', 'header']) &&
    isAbsentOr((value) => typeof value === 'string', ['rawBody', 'contentType', 'accept'])
  );
}

/** What the values of an API are kept under. */
export function keyOfValues(site: string): string {
  return `octavo:values:${JSON.stringify([site])}`;
}

/** What the requests of an API are kept under. */
export function keyOfHistory(site: string): string {
  return `octavo:history:${JSON.stringify([site])}`;
}
