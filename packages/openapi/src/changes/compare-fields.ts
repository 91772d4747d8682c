import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema, toSchema } from '../schema/flatten-schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import type { SchemaFinding } from './finding.ts';
import { namedSchemas, requiredNames, wayOf } from './schema-shape.ts';

/** Two schemas of which one became the other, and the way to them. */
export interface PairLink {
  step: string;
  before: Schema;
  after: Schema;
}

/** What comparing the parts of two schemas came to. */
export interface Parts {
  findings: SchemaFinding[];
  links: PairLink[];
}

/** One side of a comparison. */
export interface Side {
  schema: JsonObject;
  table: SchemaTable;
}

/** Compares the properties of objects: which there are, which are required, which go one way only. */
export function compareFields(before: Side, after: Side): Parts {
  const [old, now] = [namedSchemas(before.schema, 'properties'), namedSchemas(after.schema, 'properties')];
  const [needed, needs] = [requiredNames(before.schema), requiredNames(after.schema)];
  const isClosed = after.schema['additionalProperties'] === false || after.schema['unevaluatedProperties'] === false;
  const parts: Parts = { findings: [], links: [] };
  for (const [name, schema] of old) {
    const next = now.get(name);
    if (next === undefined) {
      const rule = isClosed ? 'property-forbidden' : needed.has(name) ? 'required-property-removed' : 'property-removed';
      parts.findings.push({ rule, at: [name], ...onlyWay(findWay(schema, before.table)) });
      continue;
    }
    parts.links.push({ step: name, before: schema, after: next });
    if (needed.has(name) !== needs.has(name)) {
      const [from, to] = [findWay(schema, before.table), findWay(next, after.table)];
      parts.findings.push({
        rule: needs.has(name) ? 'became-required' : 'became-optional',
        at: [name],
        ...onlyWay(from === to ? to : undefined),
      });
    }
  }
  for (const [name, schema] of now)
    if (!old.has(name)) {
      const rule = needs.has(name) ? 'required-property-added' : 'property-added';
      parts.findings.push({ rule, at: [name], ...onlyWay(findWay(schema, after.table)) });
    }
  // A name may be required that no property describes.
  for (const name of new Set([...needed, ...needs]))
    if (!old.has(name) && !now.has(name) && needed.has(name) !== needs.has(name))
      parts.findings.push({ rule: needs.has(name) ? 'became-required' : 'became-optional', at: [name] });
  return parts;
}

function findWay(schema: Schema, table: SchemaTable): Direction | undefined {
  return wayOf(flattenSchema(schema, table).schema);
}

function onlyWay(only: Direction | undefined): { only?: Direction } {
  return only === undefined ? {} : { only };
}

/** Compares what holds for properties that are not described. */
export function compareOthers({ schema: before }: Side, { schema: after }: Side): Parts {
  const [from, to] = [before, after].map((schema) => toSchema(schema['additionalProperties'] ?? schema['unevaluatedProperties']));
  if (from === false || to === false)
    return from === to ? empty() : toParts(to === false ? 'other-properties-forbidden' : 'other-properties-allowed');
  const [old, now] = [from, to].map((schema) => (isObject(schema) && Object.keys(schema).length > 0 ? schema : undefined));
  if (old !== undefined && now !== undefined) return { findings: [], links: [{ step: '{other}', before: old, after: now }] };
  if (old === now) return empty();
  return toParts(now === undefined ? 'other-properties-unrestricted' : 'other-properties-restricted');
}

function toParts(rule: SchemaFinding['rule']): Parts {
  return { findings: [{ rule, at: [] }], links: [] };
}

function empty(): Parts {
  return { findings: [], links: [] };
}
