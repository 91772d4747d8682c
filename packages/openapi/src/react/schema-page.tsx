import { useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import type { SchemaPageData } from '../page/api-page-data.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';
import { describeType } from '../schema/describe-type.ts';
import { describeLimits, findPartDescription, listPlainParts } from '../schema/list-plain-parts.ts';
import { Html } from './html.tsx';
import { BodySchema } from './schema/body-schema.tsx';
import { SchemaFacts } from './schema/schema-facts.tsx';
import { SchemaPart } from './schema/schema-part.tsx';
import { TypeText } from './schema/type-text.tsx';
import { useSchemaTable } from './schema/use-schema-table.ts';

/** The page of one schema. */
export function SchemaPage({ data, children }: { data: SchemaPageData; children?: ReactNode }): ReactElement {
  const text = useText();
  const { table, load } = useSchemaTable(data.schemas, data.chunks);
  const parts = listPlainParts(data.schema, { table, direction: 'response', say: text });
  const limits = describeLimits(parts, text);
  return (
    <div className="octavo-api octavo-beside-text">
      <Html html={findPartDescription(parts)} />
      {children}
      <SchemaPart
        id="schema"
        title={text('Fields')}
        scope={{
          table,
          load,
          expanded: data.expanded,
          writtenDepth: data.writtenDepth ?? WRITTEN_DEPTH,
          order: data.order,
          labels: data.labels,
          direction: 'response',
        }}
      >
        <p className="octavo-api-media">
          <span className="octavo-field-type">
            <TypeText type={describeType(data.schema, table, text)} />
          </span>{' '}
          <span>{limits}</span>
        </p>
        <SchemaFacts parts={parts} name={data.name} text={findPartDescription(parts)} />
        <BodySchema id="schema" schema={data.schema} />
      </SchemaPart>
    </div>
  );
}
