import type { Operation, RequestBody } from '../model/operation.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { ApiChange, PlaceName } from './api-change.ts';
import type { ChangeId } from './change-id.ts';
import { compareContent } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareSunsets } from './compare-sunsets.ts';
import type { SchemaFinding } from './finding.ts';
import type { SchemaComparison } from './schema-comparison.ts';
import { toChange } from './to-change.ts';
import { quoteName, quoteBoth } from './finding.ts';

/** Compares two states of one operation, its callbacks with it. */
export function compareOperation(before: Operation, after: Operation, schemas: SchemaComparison): ApiChange[] {
  // What the API itself sends, its client receives.
  const [request, response]: Direction[] = before.kind === 'webhook' ? ['response', 'request'] : ['request', 'response'];
  const sent = { direction: request ?? 'request', schemas };
  return [
    ...compareHeads(before, after).map((finding) => toChange(finding, { place: [], direction: 'request' })),
    ...compareSecurity(before.security, after.security),
    ...compareParameters(before.parameters, after.parameters, { ...sent, renamed: listRenamed(before.path, after.path) }),
    ...compareBodies(before.requestBody, after.requestBody, sent),
    ...compareResponses(before.responses, after.responses, { direction: response ?? 'response', schemas }),
    ...compareCallbacks(before, after, schemas),
  ];
}

function compareHeads(before: Operation, after: Operation): SchemaFinding[] {
  const [from, to] = [before.operationId, after.operationId];
  return [
    ...(before.deprecated === after.deprecated
      ? []
      : [{ rule: after.deprecated ? ('operation-deprecated' as const) : ('operation-not-deprecated' as const), at: [] }]),
    ...compareSunsets(before.sunset, after.sunset),
    ...(from === to ? [] : [{ rule: 'operation-id-changed' as const, at: [], values: quoteBoth(from, to) }]),
  ];
}

/** The parameters of a path that has others in their places: `/a/{id}` -> `/a/{key}` */
function listRenamed(before: string, after: string): Map<string, string> {
  const [from, to] = [before, after].map((path) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  return new Map((from ?? []).flatMap((name, index) => (to?.[index] === undefined ? [] : [[name, to[index]] as const])));
}

function compareBodies(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  context: { direction: Direction; schemas: SchemaComparison },
): ApiChange[] {
  const at = { ...context, place: [{ word: 'body' as const }], part: 'body' };
  const say = (rule: ChangeId): ApiChange[] => [toChange({ rule, at: [] }, at)];
  if (before === undefined) return after === undefined ? [] : say(after.required ? 'required-body-added' : 'body-added');
  if (after === undefined) return say('body-removed');
  return [
    ...(before.required === after.required ? [] : say(after.required ? 'became-required' : 'became-optional')),
    ...compareContent(before.content, after.content, at),
  ];
}

type Callback = Operation['callbacks'][number];

/** Callbacks have no callbacks of their own. */
function compareCallbacks(before: Operation, after: Operation, schemas: SchemaComparison): ApiChange[] {
  const left = new Map(after.callbacks.map((callback) => [identifyCallback(callback), callback]));
  const changes = before.callbacks.flatMap((callback): ApiChange[] => {
    const next = left.get(identifyCallback(callback));
    left.delete(identifyCallback(callback));
    const place = nameCallback(callback);
    if (next === undefined) return [toChange({ rule: 'operation-removed', at: [] }, { place, direction: 'response' })];
    return compareOperation(callback.operation, next.operation, schemas).map(({ spot: _, ...change }) => ({
      ...change,
      place: [...place, ...change.place],
    }));
  });
  const added = [...left.values()].map((callback) =>
    toChange({ rule: 'operation-added', at: [] }, { place: nameCallback(callback), direction: 'response' }),
  );
  return [...changes, ...added];
}

function identifyCallback({ name, expression, operation }: Callback): string {
  return `${name} ${expression} ${operation.method}`;
}

function nameCallback({ name, operation }: Callback): PlaceName[] {
  return [{ word: 'Callbacks', name: `${quoteName(name)} (${operation.method})` }];
}
