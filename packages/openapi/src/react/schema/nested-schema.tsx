import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { findSeen } from '../../schema/find-seen.ts';
import { flattenSchema } from '../../schema/flatten-schema.ts';
import { isNested } from '../../schema/is-nested.ts';
import { Nested } from './nested.tsx';
import { SeenSchema } from './seen-schema.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import type { RenderSchema, SchemaPlace } from './schema-place.ts';

interface NestedSchemaProps {
  schema: Schema;
  place: SchemaPlace;
  render: RenderSchema;
}

/** What stands below a field's row: its parts behind a disclosure, a link where the row above already shows them, or nothing. */
export function NestedSchema({ schema, place, render }: NestedSchemaProps): ReactElement | null {
  const { table, direction } = useSchemaScope();
  const seen = findSeen(schema, table, place.trail);
  if (seen !== undefined) return <SeenSchema id={seen} schema={schema} />;
  if (!isNested(schema, table, direction)) return null;
  return (
    <Nested id={place.id} depth={place.depth} hasChoices={flattenSchema(schema, table).choices.length > 0}>
      {render(schema, { ...place, depth: place.depth + 1, isPart: false })}
    </Nested>
  );
}
