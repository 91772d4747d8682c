import type { JsonObject } from '@octavo/core';
import { toSchema } from '../schema/flatten-schema.ts';
import { isObject, toList, toObject } from '../value/json-value.ts';
import type { PairLink, Parts, Side } from './compare-fields.ts';
import { isSame } from './compare-values.ts';
import type { SchemaFinding } from './finding.ts';
import { namedSchemas } from './schema-shape.ts';
import type { SchemaShape } from './schema-shape.ts';
import { quoteName } from './finding.ts';

/** Keywords whose subschema holds for each part of a value: the narrower it is, the narrower is the whole. */
const HELD = ['items', 'contains', 'propertyNames', 'contentSchema', 'unevaluatedItems'] as const;
const HELD_BY_NAME = ['patternProperties', 'dependentSchemas'] as const;

/** Compares the subschemas of lists, maps and rules. */
export function compareRules(before: Side, after: Side): Parts {
  const [old, now] = [before.schema, after.schema];
  const parts = [
    ...HELD.map((name) => compareHeld(name, old, now)),
    ...HELD_BY_NAME.map((name) => compareNamed(name, old, now)),
    comparePositions(old, now),
  ];
  return {
    findings: [...parts.flatMap((one) => one.findings), ...compareNot(old, now), ...compareDependents(old, now)],
    links: parts.flatMap((one) => one.links),
  };
}

/** `items` is a part of the value and has a place of its own; the rest are rules of the value. */
function compareHeld(name: (typeof HELD)[number], before: JsonObject, after: JsonObject): Parts {
  const step = name === 'items' ? '[]' : `(${name})`;
  const [old, now] = [toSchema(before[name]), toSchema(after[name])];
  const [isOld, isNow] = [old, now].map((schema) => schema !== true && !(isObject(schema) && Object.keys(schema).length === 0));
  if (isOld === true && isNow === true) return { findings: [], links: [{ step, before: old, after: now }] };
  return { findings: isOld === isNow ? [] : [toRule(isNow === true, quoteName(name))], links: [] };
}

function compareNamed(name: (typeof HELD_BY_NAME)[number], before: JsonObject, after: JsonObject): Parts {
  const [old, now] = [namedSchemas(before, name), namedSchemas(after, name)];
  const links: PairLink[] = [];
  const findings: SchemaFinding[] = [];
  for (const [key, schema] of old) {
    const next = now.get(key);
    if (next === undefined) findings.push(toRule(false, quoteKey(name, key)));
    else links.push({ step: name === 'patternProperties' ? `{${key}}` : `(with ${key})`, before: schema, after: next });
  }
  for (const key of now.keys()) if (!old.has(key)) findings.push(toRule(true, quoteKey(name, key)));
  return { findings, links };
}

/** Positions of a tuple; one more of them restricts what `items` did before. */
function comparePositions(before: JsonObject, after: JsonObject): Parts {
  const [old, now] = [before, after].map((schema) => toList(schema['prefixItems']).map(toSchema));
  const length = Math.max(old?.length ?? 0, now?.length ?? 0);
  const parts: Parts = { findings: [], links: [] };
  for (let index = 0; index < length; index += 1) {
    const [from, to] = [old?.[index], now?.[index]];
    if (from !== undefined && to !== undefined) parts.links.push({ step: `[${index}]`, before: from, after: to });
    else parts.findings.push(toRule(to !== undefined, quoteKey('prefixItems', String(index))));
  }
  return parts;
}

function compareNot(before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [from, to] = [before['not'], after['not']];
  if (isSame(from, to)) return [];
  if (from === undefined || to === undefined) return [toRule(from === undefined, '`not`')];
  return [{ rule: 'rule-changed', at: [], values: { name: '`not`' } }];
}

function compareDependents(before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [old, now] = [toObject(before['dependentRequired']), toObject(after['dependentRequired'])];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): SchemaFinding[] => {
    const name = quoteKey('dependentRequired', key);
    const [from, to] = [toList(old[key]), toList(now[key])];
    const [isWider, isNarrower] = [to.every((one) => from.includes(one)), from.every((one) => to.includes(one))];
    if (isWider && isNarrower) return [];
    return isWider || isNarrower ? [toRule(isNarrower, name)] : [{ rule: 'rule-changed', at: [], values: { name } }];
  });
}

/** Compares `if`, `then` and `else`: each pair of a condition's position. */
export function compareConditions({ conditions: before }: SchemaShape, { conditions: after }: SchemaShape): Parts {
  const parts: Parts = { findings: [], links: [] };
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [from, to] = [before[index], after[index]];
    if (from === undefined || to === undefined) {
      parts.findings.push(toRule(from === undefined, '`if`'));
      continue;
    }
    // Which values it applies to: fewer of them in one way are more in the other.
    if (!isSame(from.when, to.when)) parts.findings.push({ rule: 'rule-changed', at: [], values: { name: '`if`' } });
    for (const [name, old, now] of [
      ['then', from.required, to.required],
      ['else', from.otherwise, to.otherwise],
    ] as const) {
      if (old !== undefined && now !== undefined) parts.links.push({ step: `(${name})`, before: old, after: now });
      else if (old !== now) parts.findings.push(toRule(old === undefined, `\`${name}\``));
    }
  }
  return parts;
}

function quoteKey(keyword: string, key: string): string {
  return `${quoteName(keyword)} ${quoteName(key)}`;
}

function toRule(isAdded: boolean, name: string): SchemaFinding {
  return { rule: isAdded ? 'rule-added' : 'rule-removed', at: [], values: { name } };
}
