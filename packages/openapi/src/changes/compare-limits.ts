import type { Json, JsonObject } from '@octavo/core';
import { findText } from '../value/json-value.ts';
import type { ChangeId } from './change-id.ts';
import type { SchemaFinding } from './finding.ts';
import { quoteName, quoteBoth, quoteJson } from './finding.ts';

/** A bound: `10`, or just below it. */
interface Limit {
  value: number;
  isExclusive: boolean;
}

/** The bounds of JSON Schema; `exclusive` is the keyword that says the same without the bound itself, `unset` what stands for no bound. */
const LIMITS: readonly { keyword: string; side: 'upper' | 'lower'; exclusive?: string; unset?: number }[] = [
  { keyword: 'maximum', side: 'upper', exclusive: 'exclusiveMaximum' },
  { keyword: 'minimum', side: 'lower', exclusive: 'exclusiveMinimum' },
  { keyword: 'maxLength', side: 'upper' },
  { keyword: 'minLength', side: 'lower', unset: 0 },
  { keyword: 'maxItems', side: 'upper' },
  { keyword: 'minItems', side: 'lower', unset: 0 },
  { keyword: 'maxProperties', side: 'upper' },
  { keyword: 'minProperties', side: 'lower', unset: 0 },
  { keyword: 'maxContains', side: 'upper' },
  { keyword: 'minContains', side: 'lower', unset: 1 },
];

/** Compares bounds, `multipleOf`, `uniqueItems`, patterns and how a text is encoded. */
export function compareLimits(before: JsonObject, after: JsonObject): SchemaFinding[] {
  return [
    ...LIMITS.flatMap((limit) => compareLimit(limit, before, after)),
    ...compareSteps(before['multipleOf'], after['multipleOf']),
    ...compareUnique(before['uniqueItems'] === true, after['uniqueItems'] === true),
    ...comparePatterns(findText(before['pattern']), findText(after['pattern'])),
    ...['contentMediaType', 'contentEncoding'].flatMap((name) => compareContent(name, before, after)),
  ];
}

function compareLimit(
  { keyword, side, exclusive, unset }: (typeof LIMITS)[number],
  before: JsonObject,
  after: JsonObject,
): SchemaFinding[] {
  const sign = side === 'upper' ? 1 : -1;
  const name = quoteName(keyword);
  const [from, to] = [before, after].map((schema) => findLimit(schema, { keyword, exclusive, unset, sign }));
  if (from === undefined) return to === undefined ? [] : [{ rule: 'limit-set', at: [], values: { name, to: sayLimit(to, side) } }];
  if (to === undefined) return [{ rule: 'limit-removed', at: [], values: { name, from: sayLimit(from, side) } }];
  const difference = sign * (to.value - from.value) || Number(from.isExclusive) - Number(to.isExclusive);
  if (difference === 0) return [];
  const rule: ChangeId = difference < 0 ? 'limit-tightened' : 'limit-loosened';
  return [{ rule, at: [], values: { name, from: sayLimit(from, side), to: sayLimit(to, side) } }];
}

function findLimit(
  schema: JsonObject,
  { keyword, exclusive, unset, sign }: { keyword: string; exclusive: string | undefined; unset: number | undefined; sign: number },
): Limit | undefined {
  const plain = toLimit(schema[keyword], false);
  const strict = exclusive === undefined ? undefined : toLimit(schema[exclusive], true);
  if (plain === undefined || strict === undefined) {
    const found = plain ?? strict;
    // No bound at all says the same as the smallest one, but for what is only told where there is one.
    return found ?? (unset === undefined ? undefined : { value: unset, isExclusive: false });
  }
  return sign * strict.value <= sign * plain.value ? strict : plain;
}

function toLimit(value: Json | undefined, isExclusive: boolean): Limit | undefined {
  return typeof value === 'number' ? { value, isExclusive } : undefined;
}

/** (5, excluded, upper) -> `< 5` */
function sayLimit({ value, isExclusive }: Limit, side: 'upper' | 'lower'): string {
  return quoteName(`${isExclusive ? (side === 'upper' ? '< ' : '> ') : ''}${value}`);
}

function compareSteps(from: Json | undefined, to: Json | undefined): SchemaFinding[] {
  if (from === to) return [];
  const name = quoteName('multipleOf');
  if (typeof to !== 'number')
    return typeof from === 'number' ? [{ rule: 'limit-removed', at: [], values: { name, from: quoteJson(from) } }] : [];
  if (typeof from !== 'number') return [{ rule: 'limit-set', at: [], values: { name, to: quoteJson(to) } }];
  const rule: ChangeId = from % to === 0 ? 'limit-loosened' : 'limit-tightened';
  return [{ rule, at: [], values: { name, from: quoteJson(from), to: quoteJson(to) } }];
}

function compareUnique(from: boolean, to: boolean): SchemaFinding[] {
  return from === to ? [] : [{ rule: to ? 'rule-added' : 'rule-removed', at: [], values: { name: quoteName('uniqueItems') } }];
}

function comparePatterns(from: string | undefined, to: string | undefined): SchemaFinding[] {
  if (from === to) return [];
  const [old, now] = [from ?? '', to ?? ''].map(quoteJson);
  if (to === undefined || isAny(to)) return [{ rule: 'pattern-removed', at: [], values: { from: old ?? '' } }];
  if (from === undefined || isAny(from)) return [{ rule: 'pattern-set', at: [], values: { to: now ?? '' } }];
  return [{ rule: 'pattern-changed', at: [], values: { from: old ?? '', to: now ?? '' } }];
}

/** A pattern that any text matches. */
function isAny(pattern: string): boolean {
  return /^\^?\.\*\$?$/.test(pattern);
}

function compareContent(name: string, before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [from, to] = [findText(before[name]), findText(after[name])];
  return from === to ? [] : [{ rule: 'content-changed', at: [], values: { name: quoteName(name), ...quoteBoth(from, to) } }];
}
