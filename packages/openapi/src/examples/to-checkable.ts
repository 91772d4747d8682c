import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject, toList, toObject } from '../value/json-value.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { isWellFormed } from './is-well-formed.ts';
import type { SchemaSource } from './schema-source.ts';
import { ADDRESS, isAddressFormat } from './text-tests.ts';
import type { TextTest } from './text-tests.ts';

/** What a text is held against by an expression. */
const TEXTS = new Set(['format', 'pattern', 'patternProperties', 'propertyNames']);

/** Applicators whose schemas speak of the same value. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']);

/** Names of an object's properties that go the other way: what is read-only of a request. */
export function listHidden(schema: Schema, source: SchemaSource, direction: Direction): Set<string> {
  const other = direction === 'request' ? 'readOnly' : 'writeOnly';
  const flat = source.flatten(schema).schema;
  const properties = Object.entries(toObject(flat === false ? undefined : flat['properties']));
  return new Set(
    properties.flatMap(([name, property]) => {
      const own = isObject(property) ? source.flatten(property).schema : {};
      return own !== false && own[other] === true ? [name] : [];
    }),
  );
}

/** More values than a list's items, or an object, can each be compared with. */
const MOST_VALUES = 1000;

function isComparable(values: readonly Json[], isThorough: boolean): boolean {
  return values.length <= MOST_VALUES || (isThorough && values.every((value) => typeof value !== 'object' || value === null));
}

/**
 * Rewrites a schema into what a validator reads: well-formed assertions alone, references as addresses, what goes the other way not
 * required, patterns and formats as tests that take no more than their time; without `isThorough` all that takes its time with a long value.
 */
export function toCheckable(
  schema: JsonObject,
  scope: {
    source: SchemaSource;
    direction: Direction;
    /** The address of a named schema of which these names are not required. */
    addressOf: (name: string, hidden: ReadonlySet<string>) => string;
    isThorough: boolean;
    isBounded: (pattern: string) => boolean;
    /** What stands for a pattern or a format among the values of an `enum`. */
    testOf: (keyword: string, value: string) => TextTest | undefined;
  },
  inherited: ReadonlySet<string> = new Set(),
): JsonObject {
  const hidden = new Set([...inherited, ...listHidden(schema, scope.source, scope.direction)]);
  const { $ref, ...whole } = mapSubschemas(schema, (one, [keyword = '']) =>
    isObject(one) ? toCheckable(one, scope, SAME_VALUE.has(keyword) ? hidden : undefined) : one,
  );
  const tests: TextTest[] = [];
  const kept = Object.entries(whole).flatMap(([name, value]): [string, Json][] => {
    if (name === 'required') return [[name, toList(value).filter((one) => typeof one === 'string' && !hidden.has(one))]];
    if (!isWellFormed(name, value) || (name === 'uniqueItems' && !scope.isThorough)) return [];
    if (name === 'enum' && !isComparable(toList(value), scope.isThorough)) return [];
    if (!scope.isThorough && TEXTS.has(name)) return name === 'format' && isAddressFormat(value) ? [['pattern', ADDRESS]] : [];
    if (name === 'pattern' || name === 'format') {
      const test = scope.testOf(name, String(value));
      if (test !== undefined) tests.push(test);
      return [];
    }
    if (name === 'patternProperties')
      return [[name, Object.fromEntries(Object.entries(toObject(value)).filter(([pattern]) => scope.isBounded(pattern)))]];
    return [[name, value]];
  });
  const { allOf, ...rest } = Object.fromEntries(kept);
  const all = [...toList(allOf), ...tests.map((one) => ({ enum: one }))];
  return {
    ...rest,
    ...(all.length > 0 && { allOf: all }),
    ...(typeof $ref === 'string' && { $ref: scope.addressOf($ref, hidden) }),
  };
}
