import type { LoadedApi } from '../load/load-api.ts';
import type { Operation, OperationSummary } from '../model/operation.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { listSchemas } from '../resolve/list-schemas.ts';
import { listAllReferences } from '../schema/list-references.ts';
import { setOwn } from '../value/set-own.ts';
import type { ApiChange, ApiChanges, OperationChanges, PlaceName } from './api-change.ts';
import type { ChangeId } from './change-id.ts';
import { compareOperation } from './compare-operation.ts';
import { createSchemaComparison } from './schema-comparison.ts';
import { sortChanges, toChange } from './to-change.ts';
import { quoteName } from './finding.ts';

/**
 * Compares two states of an API. Operations are the same by method and path, whatever the path's parameters are called; `today`
 * (`2026-11-23`) tells which announced ends have passed.
 */
export function compareApis(before: LoadedApi, after: LoadedApi, { today }: { today: string }): ApiChanges {
  const schemas = createSchemaComparison({ before: createTable(before), after: createTable(after) });
  const left = new Map((after.api?.operations ?? []).map((operation) => [identify(operation), operation]));
  const kept: OperationChanges[] = [];
  const removed: OperationChanges[] = [];
  for (const head of before.api?.operations ?? []) {
    const next = left.get(identify(head));
    left.delete(identify(head));
    const from = before.operation(head.key);
    const to = next && after.operation(next.key);
    if (from === undefined) continue;
    if (next === undefined) removed.push(toOperation(head, [sayRemoved(from, today)]));
    else if (to !== undefined) kept.push(toOperation(next, compareOperation(from, to, schemas)));
  }
  const added = [...left.values()].map((head) => toOperation(head, [say('operation-added')]));
  const whole = { key: '', changes: compareServers(before, after) };
  const found = [whole, ...removed, ...kept, ...added].filter(({ changes }) => changes.length > 0);
  const [from, to] = [before.api?.version, after.api?.version];
  return {
    title: after.api?.title ?? before.api?.title ?? '',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    operations: found.toSorted((a, b) => Number(isBreaking(b)) - Number(isBreaking(a))),
    isCut: schemas.isCut(),
  };
}

/** A path's parameters may have other names. */
function identify({ kind, method, path }: OperationSummary): string {
  return `${kind} ${method} ${kind === 'operation' ? path.replaceAll(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1') : path}`;
}

/** Every schema that an API's operations lead to. */
function createTable(api: LoadedApi): SchemaTable {
  const table: SchemaTable = {};
  const seen = new Set<string>();
  const add = (schemas: readonly Schema[]): void => {
    for (const name of schemas.flatMap(listAllReferences)) seen.add(name);
  };
  for (const { key } of api.api?.operations ?? []) {
    const operation = api.operation(key);
    if (operation !== undefined) add([operation, ...operation.callbacks.map((callback) => callback.operation)].flatMap(listSchemas));
  }
  for (const name of seen) {
    const schema = api.schema(name);
    if (schema === undefined) continue;
    setOwn(table, name, schema);
    for (const next of api.references(name)) seen.add(next);
  }
  return table;
}

function toOperation({ key, summary }: OperationSummary, changes: readonly ApiChange[]): OperationChanges {
  return { key, ...(summary !== undefined && { summary }), changes: sortChanges(changes) };
}

function isBreaking({ changes }: OperationChanges): boolean {
  return changes.some(({ level }) => level === 'breaking');
}

/** An end that was announced breaks nothing once its day has come. */
function sayRemoved({ deprecated, sunset }: Operation, today: string): ApiChange {
  if (!deprecated) return say('operation-removed');
  return sunset !== undefined && today < sunset
    ? say('operation-removed-before-sunset', { value: quoteName(sunset) })
    : say('deprecated-operation-removed');
}

const SERVER: readonly PlaceName[] = [{ word: 'Server' }];

function compareServers(before: LoadedApi, after: LoadedApi): ApiChange[] {
  const [old, now] = [before, after].map((api) => api.overview()?.servers.map(({ url }) => url) ?? []);
  return [
    ...(old ?? [])
      .filter((url) => now?.includes(url) !== true)
      .map((url) => say('server-removed', { value: quoteName(url), place: SERVER })),
    ...(now ?? []).filter((url) => old?.includes(url) !== true).map((url) => say('server-added', { value: quoteName(url), place: SERVER })),
  ];
}

function say(rule: ChangeId, { value, place = [] }: { value?: string; place?: readonly PlaceName[] } = {}): ApiChange {
  return toChange({ rule, at: [], ...(value !== undefined && { values: { from: value } }) }, { place, direction: 'request' });
}
