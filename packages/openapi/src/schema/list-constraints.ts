import type { JsonObject } from '@octavo/core';
import { toObject } from '../value/json-value.ts';

/** One rule that a value must follow, in words. */
export interface Constraint {
  /** `length`, `pattern`, `format`. */
  name: string;
  /** As written: a number, a regular expression. To be shown as code. */
  value: string;
}

/** Lists the rules of a flat schema that are not its type, its fields or its values, in a fixed order. */
export function listConstraints(schema: JsonObject): Constraint[] {
  return [
    one('format', schema['format'] === 'binary' ? undefined : schema['format']),
    one('content', schema['contentMediaType']),
    one('encoding', schema['contentEncoding']),
    range('', lower(schema), upper(schema)),
    one('multiple of', schema['multipleOf']),
    range('length', bound('≥', schema['minLength']), bound('≤', schema['maxLength'])),
    one('pattern', schema['pattern']),
    range('items', bound('≥', schema['minItems']), bound('≤', schema['maxItems'])),
    schema['uniqueItems'] === true ? { name: 'items', value: 'unique' } : undefined,
    range('contains', bound('≥', schema['minContains']), bound('≤', schema['maxContains'])),
    range('properties', bound('≥', schema['minProperties']), bound('≤', schema['maxProperties'])),
    one('requires', listUndescribed(schema)),
    ...Object.entries(toObject(schema['dependentRequired'])).map(([name, needed]) => one(`required with ${name}`, needed)),
  ].filter((constraint) => constraint !== undefined);
}

/** What a value must have and no row of the schema tells of: often all that a rule or an alternative says. */
function listUndescribed({ required, properties }: JsonObject): unknown[] {
  const described = toObject(properties);
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string' && !Object.hasOwn(described, name)) : [];
}

interface Bound {
  sign: string;
  value: number;
}

/** Names that a rule lists; more are not read. */
const MOST_NAMES = 100;

function one(name: string, value: unknown): Constraint | undefined {
  if (Array.isArray(value)) {
    const more = value.length > MOST_NAMES ? `, and ${value.length - MOST_NAMES} more` : '';
    return value.length === 0 ? undefined : { name, value: value.slice(0, MOST_NAMES).join(', ') + more };
  }
  return typeof value === 'string' || typeof value === 'number' ? { name, value: String(value) } : undefined;
}

function bound(sign: string, value: unknown): Bound | undefined {
  return typeof value === 'number' ? { sign, value } : undefined;
}

/** Of a minimum and an exclusive one, the narrower. */
function lower(schema: JsonObject): Bound | undefined {
  const [open, closed] = [bound('>', schema['exclusiveMinimum']), bound('≥', schema['minimum'])];
  return open && closed ? (open.value >= closed.value ? open : closed) : (open ?? closed);
}

function upper(schema: JsonObject): Bound | undefined {
  const [open, closed] = [bound('<', schema['exclusiveMaximum']), bound('≤', schema['maximum'])];
  return open && closed ? (open.value <= closed.value ? open : closed) : (open ?? closed);
}

function range(name: string, from: Bound | undefined, to: Bound | undefined): Constraint | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from && to && from.value === to.value && from.sign === '≥' && to.sign === '≤') return { name, value: String(from.value) };
  if (from && to && from.sign === '≥' && to.sign === '≤') return { name, value: `${from.value} – ${to.value}` };
  const written = [from, to].filter((limit) => limit !== undefined).map(({ sign, value }) => `${sign} ${value}`);
  return { name, value: written.join(', ') };
}
