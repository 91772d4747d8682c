import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { Expanded } from '../../page/api-page-data.ts';
import { WRITTEN_DEPTH } from '../../page/written-depth.ts';
import type { Direction } from '../../schema/list-fields.ts';
import type { FieldOrder } from '../../schema/order-fields.ts';
import type { SchemaTable } from '../../model/schema.ts';

/** What the schemas of one part of a page share. */
export interface SchemaScope {
  table: SchemaTable;
  direction: Direction;
  expanded: Expanded;
  /** Levels that are in the HTML though closed. */
  writtenDepth: number;
  /** How many levels are open from the start; grows with "Expand all". */
  openDepth: number;
  /** How fields stand. */
  order?: FieldOrder | undefined;
  /** Keywords whose values stand as labels after the names of fields. */
  labels?: readonly string[] | undefined;
  /** Fetches the schemas that the table lacks; rejects when they cannot be had. */
  load: (refs: readonly string[]) => Promise<void>;
}

/** The scope of the schemas below. */
export const SchemaScopeContext: Context<SchemaScope> = createContext<SchemaScope>({
  table: {},
  direction: 'response',
  expanded: 'none',
  writtenDepth: WRITTEN_DEPTH,
  openDepth: 0,
  load: async () => {},
});

/** The scope that a schema is shown in. */
export function useSchemaScope(): SchemaScope {
  return useContext(SchemaScopeContext);
}
