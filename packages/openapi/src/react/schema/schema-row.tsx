import { useText } from '@octavo/theme/internal';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { describeType } from '../../schema/describe-type.ts';
import { flattenSchema } from '../../schema/flatten-schema.ts';
import type { SchemaField } from '../../schema/list-fields.ts';
import { findPartDescription, listPlainParts } from '../../schema/list-plain-parts.ts';
import type { Say } from '../../value/say.ts';
import { Html } from '../html.tsx';
import { FieldHead } from './field-head.tsx';
import { listLabels } from './list-labels.ts';
import { NestedSchema } from './nested-schema.tsx';
import { readHash } from './read-hash.ts';
import { SchemaFacts } from './schema-facts.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import type { RenderSchema, SchemaPlace } from './schema-place.ts';
import { toIdPart } from '../../schema/to-id-part.ts';

/** A field with its type, its rules, its description, and what it is made of behind a disclosure. */
export function SchemaRow({ field, place, render }: { field: SchemaField; place: SchemaPlace; render: RenderSchema }): ReactElement {
  const text = useText();
  const { table, direction, labels } = useSchemaScope();
  const flat = flattenSchema(field.schema, table);
  const schema = flat.schema === false ? {} : flat.schema;
  const parts = listPlainParts(field.schema, { table, direction, say: text });
  const id = `${place.id}.${toIdPart(field.name === '' ? field.kind : field.name)}`;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address may name a row that was not there when the page arrived.
    if (readHash() === id) row.current?.scrollIntoView();
  }, [id]);
  const description = findPartDescription(parts);
  return (
    <div className="octavo-field" id={id} ref={row}>
      <FieldHead
        id={id}
        name={NAMES[field.kind]?.(field.name, text) ?? field.name}
        type={describeType(field.schema, table, text)}
        parts={parts}
        isRequired={field.required}
        isDeprecated={schema['deprecated'] === true}
        notes={[
          ...(schema['readOnly'] === true ? [text('read-only')] : []),
          ...(schema['writeOnly'] === true ? [text('write-only')] : []),
          ...listLabels(schema, labels),
        ]}
      />
      <div className="octavo-field-content octavo-flow">
        <Html html={description} />
        <SchemaFacts parts={parts} isInRow name={field.name} text={description} />
        <NestedSchema schema={field.schema} place={{ ...place, id }} render={render} />
      </div>
    </div>
  );
}

const NAMES: Partial<Record<SchemaField['kind'], (name: string, text: Say) => string>> = {
  pattern: (name) => `/${name}/`,
  other: (_name, text) => text('any other name'),
  item: (_name, text) => text('each further item'),
  position: (name, text) => text('item {number}', { number: Number(name) + 1 }),
};
