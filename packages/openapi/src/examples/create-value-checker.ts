import { dereference, validate } from '@cfworker/json-schema';
import type { OutputUnit, Schema as PlainSchema } from '@cfworker/json-schema';
import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { isObject } from '../value/json-value.ts';
import { listLikelyErrors } from './list-likely-errors.ts';
import { spend } from './schema-source.ts';
import type { SchemaSource } from './schema-source.ts';
import { TRIED } from '../patterns/tried.ts';
import { createTextTests } from './text-tests.ts';
import { toCheckable } from './to-checkable.ts';
import { wordMismatch } from './word-mismatch.ts';

/** Where a value breaks its schema: a pointer into the value (`/tags/0`), and what is wrong there. */
export interface Mismatch {
  pointer: string;
  keyword: string;
  message: string;
}

/** Says where a value does not fit a schema (JSON Schema 2020-12, formats included); empty where it does. */
export type ValueChecker = (value: Json, schema: Schema) => Mismatch[];

/** Every schema gets an address of this host, which nobody asks. */
const BASE = 'https://schemas.invalid/';

/** What the schema `false` says of every value. */
const NONE_FITS = 'No value is allowed here.';

/**
 * A value with more characters, or with a list of more items, is not held against what takes its time with such: patterns and formats, unique
 * items, long enumerations. Neither is one with a name that is long for a pattern.
 */
const [LONGEST, MOST_ITEMS] = [20_000, 1000];

/** What a check looks for. */
export interface CheckOptions {
  /** Whether a name may be held against a pattern: it must not try for ever. */
  isBounded: (pattern: string) => boolean;
  /** Makes the test of a pattern for texts of any length; without it they are not held against patterns. */
  createTest?: (pattern: string) => (text: string) => boolean;
  /** True to find every place, of alternatives those of the nearest; else the first one of a list or an object will do. */
  findsAll?: boolean;
}

/** A named schema as one reference asks for it. */
interface Target {
  name: string;
  /** Names that what stands around the reference does not let be required. */
  hidden: ReadonlySet<string>;
  address: string;
}

/** Makes the check of an API's values that go one way: bounded, whatever the texts of a value are. */
export function createValueChecker(source: SchemaSource, direction: Direction, options: CheckOptions): ValueChecker {
  const check = createOneChecker(source, direction, { ...options, isThorough: true });
  const checkLong = createOneChecker(source, direction, { ...options, isThorough: false });
  return (value, schema) => (isLong(value) ? checkLong : check)(value, schema);
}

function isLong(value: Json): boolean {
  let left = LONGEST;
  const take = (text: string): boolean => (left -= text.length) < 0;
  const visit = (one: Json): boolean => {
    if (typeof one === 'string') return take(one);
    if (Array.isArray(one) && one.length > MOST_ITEMS) return true;
    return (
      typeof one === 'object' &&
      one !== null &&
      Object.entries(one).some(([name, member]) => name.length > TRIED || take(name) || visit(member))
    );
  };
  return visit(value);
}

/**
 * Makes the check of an API's values that go one way. A schema is prepared once, when something first leads to it. What it looks at is taken
 * from the effort of the source, which throws where that is spent.
 */
function createOneChecker(
  source: SchemaSource,
  direction: Direction,
  { findsAll = false, createTest, ...options }: CheckOptions & { isThorough: boolean },
): ValueChecker {
  const tests = createTextTests(createTest);
  const addresses = new Map<string, string>();
  const targets = new Map<string, Target>();
  const lookup: Record<string, PlainSchema | boolean> = {};
  const known = new WeakMap<object, PlainSchema>();
  const sizes = new WeakMap<object, number>();
  /** A value is held against the whole of a schema: each check costs what there is to look at. */
  const spendOn = (schema: unknown): void => spend(source.effort, isObject(schema) ? (sizes.get(schema) ?? 1) : 1);
  // The validator looks here for each reference that it follows: what no value leads to is never prepared.
  const counted = new Proxy(lookup, {
    get(target, address) {
      const named = typeof address === 'string' && !Object.hasOwn(target, address) ? targets.get(address) : undefined;
      if (named !== undefined) prepareNamed(named);
      const found: unknown = Reflect.get(target, address);
      spendOn(found);
      return found;
    },
  });
  let count = 0;

  const addressOf = (name: string, hidden: ReadonlySet<string>): string => {
    const key = JSON.stringify([name, ...[...hidden].toSorted()]);
    const address = addresses.get(key) ?? `${BASE}${addresses.size}`;
    addresses.set(key, address);
    targets.set(address, { name, hidden, address });
    return address;
  };
  const prepare = (schema: JsonObject, { hidden, address }: Omit<Target, 'name'>): PlainSchema => {
    // The validator's type names the keywords that this object has.
    const plain = toCheckable(schema, { source, direction, addressOf, testOf: tests.find, ...options }, hidden);
    dereference(plain, lookup, new URL(address));
    sizes.set(plain, countSchemas(schema));
    return plain;
  };
  const prepareNamed = (target: Target): void => {
    const found = source.find(target.name);
    if (isObject(found)) prepare(found, target);
    else dereference(found !== false, lookup, new URL(target.address));
  };

  return (value, schema) => {
    if (!isObject(schema)) return schema ? [] : [{ pointer: '', keyword: 'false', message: NONE_FITS }];
    const plain = known.get(schema) ?? prepare(schema, { hidden: new Set(), address: `${BASE}own/${(count += 1)}` });
    known.set(schema, plain);
    spendOn(plain);
    tests.begin(value);
    const errors = findErrors(value, plain, { lookup: counted, findsAll });
    return (findsAll ? listLikelyErrors(errors) : errors).map(toMismatch);
  };
}

function countSchemas(schema: JsonObject): number {
  let count = 1;
  mapSubschemas(schema, (one) => {
    if (isObject(one)) count += countSchemas(one);
    return one;
  });
  return count;
}

/** A schema that is its own alternative is gone into without end, and a long chain of them until the stack ends: nothing is known to fit it. */
function findErrors(
  value: Json,
  schema: PlainSchema,
  { lookup, findsAll }: { lookup: Record<string, PlainSchema | boolean>; findsAll: boolean },
): OutputUnit[] {
  try {
    return validate(value, schema, '2020-12', lookup, !findsAll).errors;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      { instanceLocation: '#', keyword: '$ref', keywordLocation: '#', error: 'The schema refers to itself, or is nested too deeply.' },
    ];
  }
}

/** What it says of a test of texts. */
const TEST = /^Instance does not match any of "(pattern|format)/;

/** The validator writes a pointer as the fragment of an address. */
function toMismatch({ instanceLocation, keyword, error }: OutputUnit): Mismatch {
  const pointer = decodeURIComponent(instanceLocation.replace(/^#/, ''));
  if (keyword === 'false') return { pointer, keyword, message: NONE_FITS };
  const [, test = keyword] = TEST.exec(error) ?? [];
  return { pointer, keyword: test, message: wordMismatch(error) };
}
