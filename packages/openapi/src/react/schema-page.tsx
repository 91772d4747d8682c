import type { ReactElement, ReactNode } from 'react';
import type { SchemaPageData } from '../page/api-page-data.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { Html } from './html.tsx';
import { SchemaFacts } from './schema/schema-facts.tsx';
import { SchemaPart } from './schema/schema-part.tsx';
import { SchemaView } from './schema/schema-view.tsx';
import { useSchemaTable } from './schema/use-schema-table.ts';

/** The page of one schema. */
export function SchemaPage({ data, children }: { data: SchemaPageData; children?: ReactNode }): ReactElement {
  const { table, load } = useSchemaTable(data.schemas, data.chunks);
  const { schema } = flattenSchema(data.schema, table);
  const description = schema === false ? undefined : schema['description'];
  return (
    <div className="octavo-api">
      <Html html={typeof description === 'string' ? description : undefined} />
      {children}
      <SchemaPart
        id="schema"
        title="Fields"
        scope={{ table, load, expanded: data.expanded, writtenDepth: WRITTEN_DEPTH, labels: data.labels, direction: 'response' }}
      >
        {schema !== false && <SchemaFacts schema={schema} />}
        <SchemaView schema={data.schema} place={{ id: 'schema', depth: 0, trail: {} }} />
      </SchemaPart>
    </div>
  );
}
