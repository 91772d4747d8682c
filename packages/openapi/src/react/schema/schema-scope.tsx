import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { Expanded } from '../../page/api-page-data.ts';
import type { Direction } from '../../schema/list-fields.ts';
import type { SchemaTable } from '../../model/schema.ts';

/** What the schemas of one part of a page share. */
export interface SchemaScope {
  table: SchemaTable;
  direction: Direction;
  expanded: Expanded;
  /** How many levels are open from the start; grows with "Expand all". */
  openDepth: number;
  /** Fetches the schemas that the table lacks; rejects when they cannot be had. */
  load: (refs: readonly string[]) => Promise<void>;
}

/** The scope of the schemas below. */
export const SchemaScopeContext: Context<SchemaScope> = createContext<SchemaScope>({
  table: {},
  direction: 'response',
  expanded: 'none',
  openDepth: 0,
  load: async () => {},
});

/** The scope that a schema is shown in. */
export function useSchemaScope(): SchemaScope {
  return useContext(SchemaScopeContext);
}
