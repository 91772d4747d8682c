import { useText } from '@octavo/theme/internal';
import { Tab, Tabs } from '@octavo/theme';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { MediaType } from '../model/media-type.ts';
import { describeType } from '../schema/describe-type.ts';
import { describeLimits, listPlainParts } from '../schema/list-plain-parts.ts';
import { groupMedia } from '../page/group-media.ts';
import { EncodedParts } from './encoded-parts.tsx';
import { DescribedBody } from './schema/described-body.tsx';
import { TypeText } from './schema/type-text.tsx';
import { useSchemaScope } from './schema/schema-scope.tsx';

/** What a body holds, for each media type that it may have. */
export function MediaTypes({ id, content }: { id: string; content: readonly MediaType[] }): ReactElement | null {
  const text = useText();
  const groups = groupMedia(content);
  const [only] = groups;
  if (only === undefined) return null;
  if (groups.length === 1) return <MediaTypeView id={id} group={only} />;
  return (
    <Tabs label={text('Body media type')} sync={false}>
      {groups.map((group, index) => {
        // The panel names them all.
        const title = [group[0]?.type, ...(group.length > 1 ? [`+${group.length - 1}`] : [])].join(' ');
        return (
          <Tab key={title} title={title}>
            <MediaTypeView id={index === 0 ? id : `${id}-${index + 1}`} group={group} />
          </Tab>
        );
      })}
    </Tabs>
  );
}

/** One body; `group` are the media types that it may have. */
function MediaTypeView({ id, group }: { id: string; group: readonly MediaType[] }): ReactElement {
  const text = useText();
  const { table, direction } = useSchemaScope();
  const [media] = group;
  const schema = media?.itemSchema ?? media?.schema;
  const type = schema === undefined ? '' : describeType(schema, table, text);
  const parts = schema === undefined ? [] : listPlainParts(schema, { table, direction, say: text });
  return (
    <>
      <p className="octavo-api-media">
        {group.map((one) => (
          <Fragment key={one.type}>
            <code>{one.type}</code>{' '}
          </Fragment>
        ))}
        {schema !== undefined && (
          <span className="octavo-field-type">
            <TypeText type={media?.itemSchema === undefined ? type : text('stream of {type}', { type })} />
          </span>
        )}{' '}
        <span>{describeLimits(parts, text)}</span>
      </p>
      {schema !== undefined && <DescribedBody id={id} schema={schema} />}
      {media !== undefined && <EncodedParts id={id} media={media} />}
    </>
  );
}
