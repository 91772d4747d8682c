import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';

/** Where a schema stands on its page. */
export interface SchemaPlace {
  /** The id of the row above, to which the names of fields are added. */
  id: string;
  /** Levels of rows above. */
  depth: number;
  /** True within an alternative or a rule, with no row between: the alternatives and rules of such a schema are closed at first. */
  isPart?: boolean;
  /** The references that the rows above have followed, with the ids of those rows: a schema that contains itself is a link. */
  trail: Readonly<Record<string, string>>;
}

/** Shows a schema below a row: handed down, since a schema holds schemas. */
export type RenderSchema = (schema: Schema, place: SchemaPlace) => ReactElement;
