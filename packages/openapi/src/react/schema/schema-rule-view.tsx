import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { describeType } from '../../schema/describe-type.ts';
import { listConstraints } from '../../schema/list-constraints.ts';
import { describeLimits, findPartDescription, listPlainParts } from '../../schema/list-plain-parts.ts';
import { Html } from '../html.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import type { RenderSchema, SchemaPlace } from './schema-place.ts';
import { TypeText } from './type-text.tsx';

interface SchemaRuleViewProps {
  title: string;
  schema: Schema;
  place: SchemaPlace;
  render: RenderSchema;
}

/** A schema that stands in a sentence: `Must not be`, `If it is`. */
export function SchemaRuleView({ title, schema, place, render }: SchemaRuleViewProps): ReactElement {
  const { table, direction } = useSchemaScope();
  const text = useText();
  const parts = listPlainParts(schema, { table, direction, say: text });
  const limits = describeLimits(parts, text);
  const type = describeType(schema, table, text);
  const isPlain = type === text('any') && (limits !== '' || parts.some((part) => listConstraints(part.schema).length > 0));
  return (
    <div className="octavo-schema-rule">
      <p>
        {title}{' '}
        {!isPlain && (
          <span className="octavo-field-type">
            <TypeText type={type} />
          </span>
        )}{' '}
        {limits}
      </p>
      <Html html={findPartDescription(parts)} />
      <SchemaFacts parts={parts} name={type} text={findPartDescription(parts)} />
      {render(schema, { ...place, depth: place.depth + 1, isPart: true })}
    </div>
  );
}
