import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { describeType } from '../../schema/describe-type.ts';
import { useSchemaScope } from './schema-scope.tsx';

/** Stands for a schema that contains itself: a link to the row that shows it. */
export function SeenSchema({ id, schema }: { id: string; schema: Schema }): ReactElement {
  const { table } = useSchemaScope();
  const text = useText();
  return (
    <p className="octavo-schema-note">
      {splitWords(text('As {name} above.'), {
        name: (
          <a key="name" href={`#${encodeURIComponent(id)}`}>
            {describeType(schema, table, text)}
          </a>
        ),
      })}
    </p>
  );
}
