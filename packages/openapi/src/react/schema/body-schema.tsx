import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { NestedSchema } from './nested-schema.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import { SchemaView, renderSchema } from './schema-view.tsx';

/** What a whole body is made of; behind a disclosure where the page cannot hold all that its bodies have. */
export function BodySchema({ id, schema }: { id: string; schema: Schema }): ReactElement {
  const { writtenDepth } = useSchemaScope();
  const place = { id, depth: 0, trail: {} };
  return writtenDepth < 0 ? (
    <NestedSchema schema={schema} place={place} render={renderSchema} />
  ) : (
    <SchemaView schema={schema} place={place} />
  );
}
