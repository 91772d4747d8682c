import type { Parameter } from '../model/media-type.ts';
import type { Schema } from '../model/schema.ts';
import { toSchema } from '../schema/flatten-schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import type { ApiChange, PlaceName } from './api-change.ts';
import { compareContent } from './compare-content.ts';
import type { ChangeId } from './change-id.ts';
import type { SchemaFinding, FindingValues } from './finding.ts';
import type { SchemaComparison } from './schema-comparison.ts';
import { toIdPart } from '../schema/to-id-part.ts';
import { toChange } from './to-change.ts';
import type { ChangePlace } from './to-change.ts';
import { quoteName, quoteBoth } from './finding.ts';

interface Context {
  direction: Direction;
  schemas: SchemaComparison;
}

/** Where a header of a response is found; a parameter tells it itself. */
interface Found extends Context {
  place?: readonly PlaceName[];
  part?: string;
}

/** Compares what a request carries beside its body; `renamed` holds the new names of the path's parameters. */
export function compareParameters(
  before: readonly Parameter[],
  after: readonly Parameter[],
  { renamed, ...context }: Context & { renamed: ReadonlyMap<string, string> },
): ApiChange[] {
  const left = new Map(after.map((parameter) => [keyOf(parameter), parameter]));
  const changes = before.flatMap((parameter): ApiChange[] => {
    const name = parameter.in === 'path' ? (renamed.get(parameter.name) ?? parameter.name) : parameter.name;
    const key = keyOf({ ...parameter, name });
    const next = left.get(key);
    left.delete(key);
    if (next !== undefined) return compareParameter(parameter, next, context);
    return [say(parameter, parameter.deprecated ? 'deprecated-parameter-removed' : 'parameter-removed', context)];
  });
  const added = [...left.values()].map((one) => say(one, one.required ? 'required-parameter-added' : 'parameter-added', context));
  return [...changes, ...added];
}

/** Headers go by any case. */
function keyOf({ in: location, name }: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

function compareParameter(before: Parameter, after: Parameter, context: Context): ApiChange[] {
  const values = quoteBoth(before.name, after.name);
  return [
    ...(before.name === after.name || after.in !== 'path' ? [] : [say(after, 'path-parameter-renamed', context, values)]),
    ...compareField(before, after, context),
  ];
}

/** Compares what parameters and headers share. */
export function compareField(before: Parameter, after: Parameter, context: Found): ApiChange[] {
  const found = (rule: ChangeId, values?: FindingValues): ApiChange => say(after, rule, context, values);
  const [from, to] = [before, after].map(sayStyle);
  const isRewritten = before.content?.type !== after.content?.type || from !== to;
  return [
    ...(before.required === after.required ? [] : [found(after.required ? 'became-required' : 'became-optional')]),
    ...(before.deprecated === after.deprecated ? [] : [found(after.deprecated ? 'deprecated' : 'not-deprecated')]),
    ...(before.allowEmptyValue === after.allowEmptyValue || after.in !== 'query'
      ? []
      : [found(after.allowEmptyValue ? 'rule-removed' : 'rule-added', { name: quoteName('allowEmptyValue: false') })]),
    ...(isRewritten && isSerialized(before, after) ? [found('serialization-changed', { from: from ?? '', to: to ?? '' })] : []),
    ...compareSchemas(before, after, context),
  ];
}

function compareSchemas(before: Parameter, after: Parameter, context: Found): ApiChange[] {
  const at = placeOf(after, context);
  if (before.content !== undefined && after.content !== undefined)
    return compareContent([before.content], [after.content], { ...at, schemas: context.schemas });
  if (before.content !== undefined || after.content !== undefined) return [];
  const item = findItem(before, after);
  const found = context.schemas
    .compare(before.schema, item ?? after.schema, context.direction)
    .map((finding) => toChange(asText(finding), at));
  return item === undefined ? found : [say(after, 'parameter-became-list', context, { to: quoteName('array') }), ...found];
}

/** Outside a body every value is text: what takes any text takes numbers and booleans as before. */
function asText(finding: SchemaFinding): SchemaFinding {
  const { from = '', to } = finding.values ?? {};
  const isPlain = finding.rule === 'type-changed' && /^`(?:(?:number|integer|boolean)(?: \| |`$))+$/.test(from);
  return isPlain && to === quoteName('string') ? { ...finding, rule: 'type-widened' } : finding;
}

/** A query that may hold several values is written as one value is, as long as one is enough. */
function findItem(before: Parameter, { schema, in: location, style, explode }: Parameter): Schema | undefined {
  if (location !== 'query' || style !== 'form' || !explode || !isObject(schema) || schema['type'] !== 'array') return undefined;
  const isMany = typeof schema['minItems'] === 'number' && schema['minItems'] > 1;
  const isList =
    isObject(before.schema) &&
    (before.schema['type'] === 'array' || before.schema['type'] === 'object' || before.schema['type'] === undefined);
  return isMany || isList ? undefined : toSchema(schema['items']);
}

/** Of one plain value `explode` says nothing. */
function isSerialized({ schema: from, content: old }: Parameter, { schema: to, content: now }: Parameter): boolean {
  if (old !== undefined || now !== undefined) return true;
  return ![from, to].every(
    (schema) => isObject(schema) && typeof schema['type'] === 'string' && !['array', 'object'].includes(schema['type']),
  );
}

function sayStyle({ content, style, explode }: Parameter): string {
  return quoteName(content?.type ?? `${style}${explode ? ', explode' : ''}`);
}

function say(parameter: Parameter, rule: ChangeId, context: Found, values?: FindingValues): ApiChange {
  return toChange({ rule, at: [], ...(values && { values }) }, placeOf(parameter, context));
}

function placeOf({ in: location, name }: Parameter, { direction, place, part }: Found): ChangePlace {
  const own = place === undefined ? `${location}.${toIdPart(name)}` : part;
  return {
    place: place ?? [{ word: location === 'querystring' ? 'query' : location, name: quoteName(name) }],
    direction,
    isParameter: place === undefined,
    ...(own !== undefined && { part: own }),
  };
}
