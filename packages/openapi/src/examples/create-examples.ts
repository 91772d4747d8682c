import type { Json } from '@octavo/core';
import type { Example, MediaType } from '../model/media-type.ts';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import { isBounded } from './create-pattern.ts';
import { createValueChecker } from './create-value-checker.ts';
import type { CheckValue } from './create-value-checker.ts';
import { sampleValue } from './sample-value.ts';
import { EffortSpentError, createSchemaSource } from './schema-source.ts';

/**
 * The examples of a body: the given ones, or one that is made from its schema and marked `isGenerated`; none where there is no schema, or
 * where no value is found that fits it.
 */
export type ExampleMaker = (media: MediaType, direction: Direction, room?: ExampleRoom) => Example[];

/** What the examples of one page may still cost: once nothing is left, the rest of its bodies have none that is made. */
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

/** What an example may cost, a third of a second and less; and what is required alone, where that was not enough. */
const EFFORT = { whole: 100_000, required: 50_000 };

/** What was made, and the effort that it took. */
interface Made {
  examples: Example[];
  cost: number;
}

/** Makes what makes the examples of an API; `read` finds a schema of it by name. */
export function createExampleMaker(read: (name: string) => Schema | undefined): ExampleMaker {
  const source = createSchemaSource(read, { left: EFFORT.whole });
  const checks: Record<Direction, CheckValue> = {
    request: createValueChecker(source, 'request', { isBounded }),
    response: createValueChecker(source, 'response', { isBounded }),
  };

  const make = (schema: Schema, direction: Direction, { depths, effort }: { depths: readonly number[]; effort: number }): Made => {
    source.effort.left = effort;
    let value: Json | undefined;
    try {
      value = makeShort(schema, direction, depths);
    } catch (error) {
      // A schema may also be deeper than what can be gone into.
      if (!(error instanceof EffortSpentError || error instanceof RangeError)) throw error;
      if (depths.length > 1) {
        // What is required alone may be little.
        const { examples, cost } = make(schema, direction, { depths: [0], effort: EFFORT.required });
        return { examples, cost: effort + cost };
      }
    }
    const examples = value === undefined ? [] : [{ name: 'generated', value, isGenerated: true }];
    return { examples, cost: effort - source.effort.left };
  };

  const makeShort = (schema: Schema, direction: Direction, depths: readonly number[]): Json | undefined => {
    for (const depth of depths) {
      const budget = { left: MOST_VALUES };
      const value = sampleValue(schema, {
        source,
        direction,
        check: checks[direction],
        depth,
        name: '',
        turn: 0,
        trail: new Set(),
        budget,
        sample: sampleValue,
      });
      const isShort = value !== undefined && budget.left >= 0 && JSON.stringify(value).length <= LONGEST;
      // Two parts of a schema may ask for what no part alone shows.
      if (value !== undefined && (isShort || depth === 0) && checks[direction](value, schema).length === 0) return value;
    }
    return undefined;
  };

  // A page and its Markdown show the same example.
  const made = { request: new WeakMap<object, Made>(), response: new WeakMap<object, Made>() };
  const makeOnce = (schema: Schema, direction: Direction): Made => {
    const known = isObject(schema) ? made[direction].get(schema) : undefined;
    if (known !== undefined) return known;
    const result = make(schema, direction, { depths: DEPTHS, effort: EFFORT.whole });
    if (isObject(schema)) made[direction].set(schema, result);
    return result;
  };
  return ({ examples, schema, itemSchema }, direction, room = createExampleRoom()) => {
    const whole = schema ?? (itemSchema === undefined ? undefined : { type: 'array', items: itemSchema });
    if (examples.length > 0 || whole === undefined || room.left <= 0) return examples;
    const found = makeOnce(whole, direction);
    room.left -= found.cost;
    return found.examples;
  };
}
