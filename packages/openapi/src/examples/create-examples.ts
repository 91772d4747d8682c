import type { Json } from '@octavo/core';
import type { Example, MediaType } from '../model/media-type.ts';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from './create-value-checker.ts';
import type { ValueChecker } from './create-value-checker.ts';
import { sampleValue } from './sample-value.ts';
import { EffortSpentError, createSchemaSource } from './schema-source.ts';

/**
 * The examples of a body: the given ones, or one that is made from its schema and marked `isGenerated`; none where there is no schema, or
 * where no value is found that fits it.
 */
export type ExampleMaker = (media: MediaType, direction: Direction, room?: ExampleRoom) => Example[];

/** What the examples of one page may still cost: once nothing is left, what is quick to make is made, and after that nothing. */
export interface ExampleRoom {
  left: number;
}

/** Makes the room of one page: as much as one body may take. */
export function createExampleRoom(): ExampleRoom {
  return { left: EFFORT.whole };
}

/** Levels of optional fields that are made, the most that is tried first: a page shows an example of a readable length. */
const DEPTHS = [5, 4, 3, 2, 1, 0];

/** The longest example, in characters of JSON, that is made with optional fields. */
const LONGEST = 8000;

/** How many values are made for an example, at most: schemas of strangers branch without end. */
const MOST_VALUES = 3000;

/** What an example may cost, about, a third of a second and less, and half as much again for what is required alone; and what is quick. */
const EFFORT = { whole: 100_000, quick: 5000 };

/** What was made, and the effort that it took. */
interface Made {
  examples: Example[];
  cost: number;
}

/** Makes what makes the examples of an API; `read` finds a schema of it by name. */
export function createExampleMaker(read: (name: string) => Schema | undefined): ExampleMaker {
  const source = createSchemaSource(read, { left: EFFORT.whole });
  const checks: Record<Direction, ValueChecker> = {
    request: createValueChecker(source, 'request', PATTERNS),
    response: createValueChecker(source, 'response', PATTERNS),
  };

  const make = (schema: Schema, direction: Direction, effort: number): Made => {
    let left = effort;
    for (const depth of DEPTHS) {
      // A depth that costs too much leaves enough for the next. What is required alone may be little.
      const share = Math.ceil(depth === 0 ? effort / 2 : Math.max(left / 2, effort / 8));
      source.effort.left = share;
      const value = makeAt(schema, direction, depth);
      left -= share - Math.max(source.effort.left, 0);
      if (value !== undefined) return { examples: [{ name: 'generated', value, isGenerated: true }], cost: effort - left };
    }
    return { examples: [], cost: effort - left };
  };

  const makeAt = (schema: Schema, direction: Direction, depth: number): Json | undefined => {
    const check = checks[direction];
    const budget = { left: MOST_VALUES };
    try {
      const value = sampleValue(schema, {
        source,
        direction,
        check,
        depth,
        name: '',
        turn: 0,
        trail: new Set(),
        budget,
        sample: sampleValue,
      });
      const isShort = value !== undefined && budget.left >= 0 && JSON.stringify(value).length <= LONGEST;
      // Two parts of a schema may ask for what no part alone shows.
      return (isShort || depth === 0) && value !== undefined && check(value, schema).length === 0 ? value : undefined;
    } catch (error) {
      // A schema may also be deeper than what can be gone into.
      if (!(error instanceof EffortSpentError || error instanceof RangeError)) throw error;
      return undefined;
    }
  };

  // A page and its Markdown show the same example.
  const made = { request: new WeakMap<object, Made>(), response: new WeakMap<object, Made>() };
  const makeOnce = (schema: Schema, direction: Direction, effort: number): Made => {
    const known = isObject(schema) ? made[direction].get(schema) : undefined;
    if (known !== undefined) return known;
    const result = make(schema, direction, effort);
    // What was not found quickly may be found with more effort.
    if (isObject(schema) && (effort === EFFORT.whole || result.examples.length > 0)) made[direction].set(schema, result);
    return result;
  };
  return ({ examples, schema, itemSchema }, direction, room = createExampleRoom()) => {
    const whole = schema ?? (itemSchema === undefined ? undefined : { type: 'array', items: itemSchema });
    if (examples.length > 0 || whole === undefined || room.left <= -EFFORT.whole) return examples;
    const found = makeOnce(whole, direction, room.left > 0 ? EFFORT.whole : EFFORT.quick);
    room.left -= found.cost;
    return found.examples;
  };
}
