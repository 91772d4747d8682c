import { Tab, Tabs } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { MediaType } from '../model/media-type.ts';
import { describeType } from '../schema/describe-type.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { Html } from './html.tsx';
import { SchemaFacts } from './schema/schema-facts.tsx';
import { useSchemaScope } from './schema/schema-scope.tsx';
import { SchemaView } from './schema/schema-view.tsx';

/** What a body holds, for each media type that it may have. */
export function MediaTypes({ id, content }: { id: string; content: readonly MediaType[] }): ReactElement | null {
  const [only] = content;
  if (only === undefined) return null;
  if (content.length === 1) return <MediaTypeView id={id} media={only} />;
  return (
    <Tabs sync={false}>
      {content.map((media, index) => (
        <Tab key={media.type} title={media.type}>
          <MediaTypeView id={index === 0 ? id : `${id}-${index + 1}`} media={media} />
        </Tab>
      ))}
    </Tabs>
  );
}

function MediaTypeView({ id, media }: { id: string; media: MediaType }): ReactElement {
  const { table } = useSchemaScope();
  const schema = media.itemSchema ?? media.schema;
  const flat = flattenSchema(schema, table);
  const description = flat.schema === false ? undefined : flat.schema['description'];
  return (
    <>
      <p className="octavo-api-media">
        <code>{media.type}</code>
        {schema !== undefined && (
          <span className="octavo-field-type">
            {media.itemSchema === undefined ? describeType(schema, table) : `stream of ${describeType(schema, table)}`}
          </span>
        )}
      </p>
      <Html html={typeof description === 'string' ? description : undefined} />
      {flat.schema !== false && <SchemaFacts schema={flat.schema} />}
      {schema !== undefined && <SchemaView schema={schema} place={{ id, depth: 0, trail: {} }} />}
    </>
  );
}
