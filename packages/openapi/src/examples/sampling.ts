import type { Json } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { ValueChecker } from './create-value-checker.ts';
import type { SchemaSource } from './schema-source.ts';

/** What a value is made in. */
export interface Sampling {
  source: SchemaSource;
  direction: Direction;
  check: ValueChecker;
  /** Levels below which only what is required is made. */
  depth: number;
  /** What the value is called: the property, or the list. */
  name: string;
  /** Which of the values of a list this is part of, from 0: values of two turns differ where they can. */
  turn: number;
  /** The schemas around this one, by what they refer to: one within itself has no finite value. */
  trail: ReadonlySet<string>;
  /** Values that may still be made. */
  budget: { left: number };
  /** Makes a part of the value. */
  sample(schema: Schema, sampling: Sampling): Json | undefined;
}
