import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Parameter } from '../model/media-type.ts';
import { describeType } from '../schema/describe-type.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { findPartDescription, listPlainParts } from '../schema/list-plain-parts.ts';
import { listParameterDetails } from '../page/list-writing-details.ts';
import { DetailFold } from './detail-fold.tsx';
import { Html } from './html.tsx';
import { FieldHead } from './schema/field-head.tsx';
import { listLabels } from './schema/list-labels.ts';
import { NestedSchema } from './schema/nested-schema.tsx';
import { toIdPart } from '../schema/to-id-part.ts';
import { SchemaFacts } from './schema/schema-facts.tsx';
import { useSchemaScope } from './schema/schema-scope.tsx';
import { renderSchema } from './schema/schema-view.tsx';

/** A parameter, or a header of a response. `id` is the id of the part that it stands in. */
export function ParameterRow({ parameter, id = parameter.in }: { parameter: Parameter; id?: string }): ReactElement {
  const { table, direction, labels } = useSchemaScope();
  const text = useText();
  const schema = parameter.schema ?? parameter.content?.schema ?? true;
  const flat = flattenSchema(schema, table);
  const own = flat.schema === false ? {} : flat.schema;
  const parts = listPlainParts(schema, { table, direction, say: text });
  const rowId = `${id}.${toIdPart(parameter.name)}`;
  const description = parameter.description ?? findPartDescription(parts);
  return (
    <div className="octavo-field" id={rowId}>
      <FieldHead
        id={rowId}
        name={parameter.name}
        type={describeType(schema, table, text)}
        parts={parts}
        isRequired={parameter.required}
        isDeprecated={parameter.deprecated || own['deprecated'] === true}
        notes={[
          ...(parameter.content === undefined ? [] : [text('as {type}', { type: parameter.content.type })]),
          ...listLabels(own, labels),
        ]}
      />
      <div className="octavo-field-content octavo-flow">
        <Html html={description} />
        <SchemaFacts
          parts={parts}
          isInRow
          name={parameter.name}
          text={description}
          examples={[...parameter.examples, ...(parameter.content?.examples ?? [])]}
        />
        <NestedSchema schema={schema} place={{ id: rowId, depth: 0, trail: {} }} render={renderSchema} />
        <DetailFold details={listParameterDetails(parameter)} />
      </div>
    </div>
  );
}
