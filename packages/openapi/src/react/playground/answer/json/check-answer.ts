import type { Json } from '@octavo/core';
import { createValueChecker } from '../../../../examples/create-value-checker.ts';
import type { Mismatch } from '../../../../examples/create-value-checker.ts';
import { listInnermost } from '../../../../examples/list-innermost.ts';
import { createSchemaSource, EffortSpentError } from '../../../../examples/schema-source.ts';
import type { Schema, SchemaTable } from '../../../../model/schema.ts';

/** What came of holding an answer against its schema. */
export type AnswerCheck =
  /** Schemas that have to be fetched first. */
  | { kind: 'missing'; refs: string[] }
  /** Where it differs, the innermost places alone; empty where it fits. */
  | { kind: 'checked'; mismatches: Mismatch[] }
  /** Schemas that branch further than a page can follow. */
  | { kind: 'unknown' };

/** Schemas that are looked at: about half a second. */
const EFFORT = 400_000;

/** A pattern of a stranger may try for ever, and a page has no time for what tells: none is tried. */
const isBounded = (): boolean => false;

/** Differences that are shown. */
const MOST = 500;

/** Holds the body of an answer against its schema (JSON Schema 2020-12): what is write-only need not be there. */
export function checkAnswer(value: Json, schema: Schema, table: SchemaTable): AnswerCheck {
  const missing = new Set<string>();
  const read = (name: string): Schema | undefined => {
    if (!Object.hasOwn(table, name)) missing.add(name);
    return Object.hasOwn(table, name) ? table[name] : undefined;
  };
  try {
    const mismatches = createValueChecker(createSchemaSource(read, { left: EFFORT }), 'response', { isBounded, findsAll: true })(
      value,
      schema,
    );
    if (missing.size > 0) return { kind: 'missing', refs: [...missing] };
    return { kind: 'checked', mismatches: listInnermost(mismatches).slice(0, MOST) };
  } catch (error) {
    if (error instanceof EffortSpentError) return { kind: 'unknown' };
    throw error;
  }
}
