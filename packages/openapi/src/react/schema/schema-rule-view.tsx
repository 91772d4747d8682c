import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { describeType } from '../../schema/describe-type.ts';
import { flattenSchema } from '../../schema/flatten-schema.ts';
import { listConstraints } from '../../schema/list-constraints.ts';
import { SchemaFacts } from './schema-facts.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import type { RenderSchema, SchemaPlace } from './schema-place.ts';

interface SchemaRuleViewProps {
  title: string;
  schema: Schema;
  place: SchemaPlace;
  render: RenderSchema;
}

/** A schema that stands in a sentence: `Must not be`, `If it is`. */
export function SchemaRuleView({ title, schema, place, render }: SchemaRuleViewProps): ReactElement {
  const { table } = useSchemaScope();
  const flat = flattenSchema(schema, table);
  const type = describeType(schema, table);
  const isPlain = type === 'any' && flat.schema !== false && listConstraints(flat.schema).length > 0;
  return (
    <div className="octavo-schema-rule">
      <p>
        {title} {!isPlain && <span className="octavo-field-type">{type}</span>}
      </p>
      {flat.schema !== false && <SchemaFacts schema={flat.schema} />}
      {render(schema, { ...place, depth: place.depth + 1, isPart: true })}
    </div>
  );
}
